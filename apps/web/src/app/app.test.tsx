// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/preact';
import type { JSX } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../test/unit/texts.ts';
import { ErrorBoundary } from '../kit/frame/errorBoundary.tsx';
import { lazyPage } from '../kit/frame/lazyPage.tsx';
import { goTo } from '../kit/navigation/navigation.ts';
import { App } from './app.tsx';

// A page is fetched and compiled when it is first opened.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  await speaking('en');
  goTo({ kind: 'home' });
});
afterEach(cleanup);

test('going to another page puts the focus on its heading and names the window', async () => {
  render(<App />);
  await act(() => goTo({ kind: 'settings' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'));
  expect(document.activeElement?.tagName).toBe('H1');
  await waitFor(() => expect(document.title).toBe('Settings · Claim It!'));
});

test('another language changes neither page nor focus', async () => {
  render(<App />);
  await act(() => goTo({ kind: 'rules' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The rules' })).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const german = screen.getByRole('button', { name: 'Deutsch' });
  german.focus();
  fireEvent.click(german);
  await speaking('de');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Die Regeln' })).toBeTruthy());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Vorbereitung' })).toBeTruthy());
  expect(location.pathname).toBe('/de/rules');
  expect(document.activeElement?.textContent?.trim()).toBe('Deutsch');
  await waitFor(() => expect(document.title).toBe('Die Regeln · Claim It!'));
});

test('the first thing on every page leads past everything else', async () => {
  render(<App />);
  await act(() => goTo({ kind: 'settings' }));
  await waitFor(() => expect(screen.getByRole('main')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('an address with nothing behind it says so', async () => {
  render(<App />);
  await act(() => goTo({ kind: 'notFound' }));
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en/');
});

test('a page that breaks says so and can be tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = (): JSX.Element => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  };
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByText('This page stopped working. Your games are safe.')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeTruthy();
});

test('a page that does not arrive says so', async () => {
  const Missing = lazyPage(() => Promise.reject(new Error('offline')), 'Missing');
  render(<Missing />);
  expect(screen.getByText('One moment…')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy(),
  );
});
