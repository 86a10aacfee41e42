import { describe, expect, test, vi } from 'vitest';

import { showUsable, stageScale } from './stage';

const STAGE = { width: 1320, height: 860, least: 0.76 };

describe('the stage', () => {
  test('fits into its window', () => {
    expect(stageScale(1320, 860, STAGE)).toBe(1);
    expect(stageScale(1320, 700, STAGE)).toBeCloseTo(700 / 860);
    expect(stageScale(2640, 1720, STAGE)).toBe(2);
  });

  test('scrolls to what can be used, unless it is in sight', () => {
    const root = document.createElement('div');
    const zone = root.appendChild(document.createElement('div'));
    zone.setAttribute('data-usable', 'true');
    Object.defineProperties(root, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
    root.getBoundingClientRect = () => new DOMRect(0, 100, 400, 500);
    root.scrollBy = vi.fn();
    zone.getBoundingClientRect = () => new DOMRect(0, 200, 40, 40);
    showUsable(root, false);
    expect(root.scrollBy).not.toHaveBeenCalled();
    zone.getBoundingClientRect = () => new DOMRect(0, 1330, 40, 40);
    showUsable(root, false);
    zone.setAttribute('data-zone', 'phase');
    showUsable(root, false, ['phase']);
    expect(root.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 1000, behavior: 'instant' });
  });

  test('rather scrolls than becomes unreadable', () => {
    expect(stageScale(1320, 400, STAGE)).toBeCloseTo(0.76);
    expect(stageScale(990, 400, STAGE)).toBeCloseTo(0.75);
  });
});
