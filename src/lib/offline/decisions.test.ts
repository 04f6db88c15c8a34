import { parseRequestedPage } from './requestedPage';
import { listOldShells } from './cacheNames';
import {
  decideOnMissingPart,
  type MissingPart,
  type MissingPartDecision,
} from './decideOnMissingPart';
import { RELOAD_GAP_MS } from './decideReload';
import {
  FILE_GRACE_MS,
  KEPT_PAGES,
  listExpired,
  parseKeptPage,
  type KeptPage,
} from './keptPages';
import { canRegisterWorker } from './canRegisterWorker';

describe('where the worker is registered', () => {
  it.each([
    ['docs.example.org', 'docs.example.org', true],
    ['docs.example.org:8080', 'docs.example.org', false],
    ['preview.docs.example.org', 'docs.example.org', false],
    ['docs.example.org.evil.org', 'docs.example.org', false],
    ['localhost:3000', 'docs.example.org', false],
    ['127.0.0.1:4123', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['localhost:4123', 'localhost', true],
    ['[::1]:4123', '[::1]', true],
    ['localhost:4123', '127.0.0.1', false],
    ['127.0.0.1:4123', '127.0.0.1:80', false],
    ['10.0.0.1:4123', '10.0.0.1', false],
  ])('host %s, production host %s: %s', (host, productionHost, expected) => {
    expect(canRegisterWorker({ host, productionHost, hasServiceWorker: true })).toBe(
      expected,
    );
    expect(
      canRegisterWorker({ host, productionHost, hasServiceWorker: false }),
    ).toBe(false);
  });
});

describe('a script that is gone', () => {
  const now = 1_000_000_000;
  const gone: MissingPart = {
    status: 404,
    last: null,
    hasUnsavedDraft: false,
    isRunning: true,
    now,
  };

  it.each<[string, Partial<MissingPart>, MissingPartDecision]>([
    ['after a deploy', {}, 'reload'],
    ['a host in trouble', { status: 503 }, 'reload'],
    ['without a network', { status: null }, 'nothing'],
    ['that the page cannot start without', { isRunning: false }, 'reload'],
    ['of a page that never ran', { status: null, isRunning: false }, 'message'],
    ['no script, of such a page', { status: 200, isRunning: false }, 'message'],
    ['there after all', { status: 200 }, 'nothing'],
    ['there after all, unchanged', { status: 204 }, 'nothing'],
    ['sent elsewhere', { status: 300 }, 'reload'],
    ['reloaded just now', { last: { version: '', at: now - 1 } }, 'message'],
    [
      'reloaded long ago',
      { last: { version: '', at: now - RELOAD_GAP_MS } },
      'reload',
    ],
    ['no record possible', { last: 'unknown' }, 'message'],
    ['a change that would be lost', { hasUnsavedDraft: true }, 'message'],
  ])('%s', (_name, change, decision) => {
    expect(decideOnMissingPart({ ...gone, ...change })).toBe(decision);
  });
});

describe('the page that was requested', () => {
  it.each([
    ['?page=%2Fdocs%2Fblog%2F', '/docs/blog/'],
    ['?page=%2Fdocs%2Fblog%2F%3Fa%3D1', '/docs/blog/?a=1'],
    ['?page=%2Fdocs%2F%23b', '/docs/'],
    ['', null],
    ['?page=', null],
    ['?page=%2Fother%2F', null],
    ['?page=%2Fdocs%2F..%2Fother%2F', null],
    ['?page=%2F%2Fb.org%2Fdocs%2F', null],
    ['?page=https%3A%2F%2Fb.org%2Fdocs%2F', null],
    ['?page=javascript%3Aalert(1)', null],
  ])('%s → %s', (search, page) => {
    expect(parseRequestedPage(search, 'https://a.org', '/docs/')).toBe(page);
  });

  it('never leads to another origin', () => {
    expect(
      parseRequestedPage('?page=%2F%2Fb.org%2F', 'https://a.org', '/'),
    ).toBeNull();
    expect(
      parseRequestedPage('?page=%2F%5Cb.org%2F', 'https://a.org', '/'),
    ).toBeNull();
  });
});

describe('caches', () => {
  it.each([
    [['portal-shell-a', 'portal-shell-b', 'portal-shell-c'], ['portal-shell-a']],
    [['portal-shell-b', 'portal-shell-c'], []],
    [['portal-shell-c'], []],
    [['portal-pages', 'other-shell-a', 'portal-shell-a', 'portal-shell-c'], []],
    [['portal-shell-c', 'portal-shell-a', 'portal-shell-b'], ['portal-shell-a']],
  ])('of %j the worker with shell c deletes %j', (names, old) => {
    expect(listOldShells(names, 'c')).toEqual(old);
  });
});

describe('what is kept of visits', () => {
  const now = 100 * FILE_GRACE_MS;
  const page = (number: number): KeptPage => ({
    path: `page-${number}/`,
    files: [`file-${number}.js`],
    seenAt: number,
  });
  const pages = Array.from({ length: KEPT_PAGES + 2 }, (_, number) => page(number));

  it('is the pages seen last', () => {
    expect(listExpired(pages, [], now).pages.sort()).toEqual(['page-0/', 'page-1/']);
  });

  it('is what they need, and what an open tab may still ask for', () => {
    const files = [
      { path: 'file-0.js', fetchedAt: 0 },
      { path: 'file-2.js', fetchedAt: 0 },
      { path: 'old.js', fetchedAt: now - FILE_GRACE_MS - 1 },
      { path: 'recent.js', fetchedAt: now - FILE_GRACE_MS },
    ];
    expect(listExpired(pages, files, now).files).toEqual(['file-0.js', 'old.js']);
  });

  it.each([
    [{ path: 'a/', files: ['b'], seenAt: 1 }, true],
    [{ path: 'a/', files: [1], seenAt: 1 }, false],
    [{ path: 'a/', files: ['b'] }, false],
    [{ files: ['b'], seenAt: 1 }, false],
    [{ path: 'a/', seenAt: 1 }, false],
    [null, false],
  ])('reads %j: %s', (value, isUsable) => {
    expect(parseKeptPage(value) !== null).toBe(isUsable);
  });
});
