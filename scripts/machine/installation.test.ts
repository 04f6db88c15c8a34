import { compareLocks, isStampCurrent, parseStamp } from './installation.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/b-darwin': {
      version: '2.0.0',
      integrity: 'sha512-d',
      optional: true,
    },
  },
};

function installedWith(packages: object) {
  const { '': _root, 'node_modules/b-darwin': _other, ...rest } = lock.packages;
  return { packages: { ...rest, ...packages } };
}

describe('compareLocks', () => {
  it('accepts an installation without the packages of other machines', () => {
    expect(compareLocks(lock, installedWith({}))).toEqual([]);
  });

  it('names a missing package', () => {
    const { 'node_modules/a': _a, ...packages } = installedWith({}).packages;
    expect(compareLocks(lock, { packages })).toEqual(['node_modules/a is missing']);
  });

  it('names another version', () => {
    const changed = { version: '1.0.1', integrity: 'sha512-a1' };
    expect(compareLocks(lock, installedWith({ 'node_modules/a': changed }))).toEqual(
      ['node_modules/a is 1.0.1, not 1.0.0'],
    );
  });

  it('sees other contents of the same version', () => {
    const changed = { version: '1.0.0', integrity: 'sha512-other' };
    expect(
      compareLocks(lock, installedWith({ 'node_modules/a': changed })),
    ).toHaveLength(1);
  });

  it('names a package nobody requested', () => {
    expect(
      compareLocks(lock, installedWith({ 'node_modules/c': { version: '1.0.0' } })),
    ).toEqual(['node_modules/c is not in the lock file']);
  });

  it('takes an empty note for an installation that has everything to do', () => {
    expect(compareLocks(lock, {})).toHaveLength(2);
  });
});

describe('parseStamp', () => {
  it('reads what was kept', () => {
    const stamp = { lockHash: 'abc', installedAt: 12.5 };
    expect(parseStamp(JSON.stringify(stamp))).toEqual(stamp);
  });

  it.each([null, '', '{', '[]', 'null', '{"lockHash":1,"installedAt":2}', '"x"'])(
    'takes %j for none',
    (text) => {
      expect(parseStamp(text)).toBeNull();
    },
  );
});

describe('isStampCurrent', () => {
  const now = { lockHash: 'abc', installedAt: 7 };

  it('is current while neither the lock file nor node_modules has changed', () => {
    expect(isStampCurrent({ ...now }, now)).toBe(true);
  });

  it.each([null, { ...now, lockHash: 'abd' }, { ...now, installedAt: 8 }])(
    'is not current: %j',
    (stamp) => {
      expect(isStampCurrent(stamp, now)).toBe(false);
    },
  );
});
