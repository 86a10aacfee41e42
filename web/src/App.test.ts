import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';

import App from './App.svelte';

test('the page has the name of the house as its heading', () => {
  render(App);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tablewright');
});
