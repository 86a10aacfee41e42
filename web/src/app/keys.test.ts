import { expect, test } from 'vitest';

import { commandOf } from './keys';

function press(key: string, html = '<p></p>', ctrlKey = false) {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-here]') ?? document.body;
  return commandOf({ key, target, ctrlKey, metaKey: false, altKey: false });
}

test('the keys of the help are obeyed', () => {
  expect(press('3')).toEqual({ do: 'option', number: 3 });
  expect(press('ArrowUp')).toEqual({ do: 'move', direction: 'up' });
  for (const [key, what] of [
    ['u', 'undo'],
    ['/', 'search'],
    ['?', 'why'],
    ['[', 'back'],
    [']', 'forward'],
    ['h', 'help'],
    ['Escape', 'away'],
    ['Enter', 'act'],
  ] as const)
    expect(press(key)).toEqual({ do: what });
  expect(press('x')).toBeNull();
});

test('whoever types is left alone', () => {
  expect(press('u', '<input data-here>')).toBeNull();
  expect(press('1', '<dialog open><button data-here>x</button></dialog>')).toBeNull();
  expect(press('u', '<p></p>', true)).toBeNull();
});

test('a button keeps its Enter, a scrolling list its arrows', () => {
  expect(press('Enter', '<button data-here>x</button>')).toBeNull();
  expect(press('ArrowDown', '<div data-scrolls><button data-here>x</button></div>')).toBeNull();
});
