import { afterEach, expect, test, vi } from 'vitest';
import { isSidebarKeptOpen, keepSidebar } from './keptSidebar.ts';

afterEach(() => vi.unstubAllGlobals());

test('restores the filter sidebar as this browser left it', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(isSidebarKeptOpen()).toBe(true);
  keepSidebar(false);
  expect(isSidebarKeptOpen()).toBe(false);
  keepSidebar(true);
  expect(isSidebarKeptOpen()).toBe(true);
});

test('opens the filter sidebar if the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepSidebar(false);
  expect(isSidebarKeptOpen()).toBe(true);
});
