import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import { TOAST_AUTO_CLOSE_MS } from '@prendarios/rules/constants';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Notices } from './Notices.tsx';
import { dismissNotices, showNotice } from './notices.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const shown = () => [...document.querySelectorAll('[role=status] li')].map((item) => item.textContent);
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function mount(): void {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  act(() =>
    root.render(
      <BrandProvider brand={brands.ceibo}>
        <Notices />
      </BrandProvider>,
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  act(() => {
    dismissNotices();
    root.unmount();
  });
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('[SH-15] a notice', () => {
  test('closes automatically after 5000 ms', () => {
    mount();
    act(() => showNotice({ text: 'Copiamos el número.' }));
    pass(4_999);
    expect(shown()).toEqual(['Copiamos el número.']);
    pass(1);
    expect(shown()).toEqual([]);
    expect(TOAST_AUTO_CLOSE_MS).toBe(5_000);
  });

  test('stays if it is persistent, such as after a session has expired', () => {
    mount();
    act(() => showNotice({ text: 'Tu sesión terminó.', persistent: true }));
    pass(600_000);
    expect(shown()).toEqual(['Tu sesión terminó.']);
    act(dismissNotices);
    expect(shown()).toEqual([]);
  });

  test('closes on time even if another follows', () => {
    mount();
    act(() => showNotice({ text: 'Uno' }));
    pass(3_000);
    act(() => showNotice({ text: 'Dos' }));
    pass(2_000);
    expect(shown()).toEqual(['Dos']);
    pass(3_000);
    expect(shown()).toEqual([]);
  });

  test('appears at the top right once the toaster has loaded, even if sent earlier', () => {
    showNotice({ text: 'Guardamos el cambio.' });
    mount();
    expect(shown()).toEqual(['Guardamos el cambio.']);
    const place = document.querySelector('[role=status]')?.getBoundingClientRect();
    expect(place?.top).toBeLessThanOrEqual(24);
    expect(place?.right).toBeGreaterThan(document.documentElement.clientWidth - 24);
  });
});
