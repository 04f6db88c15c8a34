import {
  describeMissingBrowser,
  listBrowserCandidates,
  listBrowserInstalls,
  listShellCandidates,
} from './browser.mjs';

const linux = {
  platform: 'linux' as const,
  home: '/home/me',
  searchPath: ['/usr/bin', '/opt/bin', '', 'node_modules/.bin'],
};

describe('listBrowserCandidates', () => {
  it('takes the browser the user names and no other', () => {
    expect(listBrowserCandidates({ ...linux, chromiumPath: '/opt/mine' })).toEqual([
      '/opt/mine',
    ]);
  });

  it("begins with Debian's places", () => {
    expect(listBrowserCandidates(linux).slice(0, 3)).toEqual([
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ]);
  });

  it('goes on with the search path', () => {
    expect(listBrowserCandidates(linux)).toContain('/opt/bin/chromium');
  });

  it('lists each place once, and no relative one', () => {
    const candidates = listBrowserCandidates(linux);
    expect(new Set(candidates).size).toBe(candidates.length);
    expect(candidates.filter((place) => !place.startsWith('/'))).toEqual([]);
  });

  it('knows the applications of a Mac, of all users and of one', () => {
    const candidates = listBrowserCandidates({
      platform: 'darwin',
      home: '/Users/me',
      searchPath: ['/usr/local/bin'],
    });
    expect(candidates).toEqual(
      expect.arrayContaining([
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/usr/local/bin/chromium',
      ]),
    );
  });
});

describe('listShellCandidates', () => {
  it('looks where Debian puts it, then in the search path', () => {
    expect(listShellCandidates(linux)).toEqual([
      '/usr/bin/chromium-headless-shell',
      '/opt/bin/chromium-headless-shell',
    ]);
  });

  it('knows none beside a browser the user names', () => {
    expect(listShellCandidates({ ...linux, chromiumPath: '/opt/mine' })).toEqual([]);
  });
});

describe('listBrowserInstalls', () => {
  it("prefers Debian's package where the user may install it", () => {
    expect(listBrowserInstalls({ isRoot: true, hasAptGet: true })).toEqual([
      'apt',
      'playwright',
    ]);
  });

  it.each([
    { isRoot: false, hasAptGet: true },
    { isRoot: true, hasAptGet: false },
  ])("falls back on Playwright's download: %j", (machine) => {
    expect(listBrowserInstalls(machine)).toEqual(['playwright']);
  });

  it('installs nothing beside a browser the user names', () => {
    const machine = { chromiumPath: '/opt/mine', isRoot: true, hasAptGet: true };
    expect(listBrowserInstalls(machine)).toEqual([]);
  });
});

describe('describeMissingBrowser', () => {
  it('says what to do', () => {
    expect(describeMissingBrowser({})).toContain('set CHROMIUM_PATH');
  });

  it('names the browser that does not start', () => {
    expect(describeMissingBrowser({ chromiumPath: '/opt/mine' })).toContain(
      '"/opt/mine"',
    );
  });
});
