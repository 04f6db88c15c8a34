import { FACTOR_VARIABLE, measureMachine } from './measureMachine';

const { [FACTOR_VARIABLE]: handedDown } = process.env;

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  process.env[FACTOR_VARIABLE] = handedDown ?? '';
  jest.restoreAllMocks();
});

it('measures once, says so, and hands the factor down', async () => {
  process.env[FACTOR_VARIABLE] = '';
  await measureMachine();
  const factor = Number(process.env[FACTOR_VARIABLE]);
  expect(factor).toBeGreaterThanOrEqual(1);
  expect(factor).toBeLessThanOrEqual(5);
  await measureMachine();
  expect(process.stderr.write).toHaveBeenCalledTimes(1);
  expect(process.stderr.write).toHaveBeenCalledWith(
    expect.stringMatching(/^This machine: \d+(\.\d)? of the reference/),
  );
});

it('a given factor of the machine is kept', async () => {
  process.env[FACTOR_VARIABLE] = '3';
  await measureMachine();
  expect(process.env[FACTOR_VARIABLE]).toBe('3');
  expect(process.stderr.write).not.toHaveBeenCalled();
});
