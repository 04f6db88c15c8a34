import { createModuleLookup } from './createModuleLookup';

describe('createModuleLookup', () => {
  it('runs a module when it is first required, and once', () => {
    const lookup = createModuleLookup();
    const run = jest.fn(() => ({ value: 1 }));
    lookup.define({ react: run });
    expect(run).not.toHaveBeenCalled();
    expect(lookup.require('react')).toBe(lookup.require('react'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs it again after it threw', () => {
    const lookup = createModuleLookup();
    const run = jest
      .fn(() => 1)
      .mockImplementationOnce(() => {
        throw new Error('first');
      });
    lookup.define({ './Demo': run });
    expect(() => lookup.require('./Demo')).toThrow('first');
    expect(lookup.require('./Demo')).toBe(1);
  });

  it.each(['left-pad', '', 'toString', '__proto__', '@mui/material/Nothing'])(
    'says that %j is not there',
    (name) => {
      const lookup = createModuleLookup();
      lookup.define({ react: () => 1 });
      expect(() => lookup.require(name)).toThrow(
        new Error(`Module not found: ${name}`),
      );
    },
  );

  it('forgets modules and what they have given', () => {
    const lookup = createModuleLookup();
    lookup.define({ './Demo': () => 1 });
    lookup.require('./Demo');
    lookup.forget(['./Demo']);
    expect(() => lookup.require('./Demo')).toThrow('Module not found: ./Demo');
  });

  it('takes the newer of two modules with one name', () => {
    const lookup = createModuleLookup();
    lookup.define({ './Demo': () => 1 });
    lookup.require('./Demo');
    lookup.define({ './Demo': () => 2 });
    expect(lookup.require('./Demo')).toBe(2);
  });
});
