import { fillErrorMessage, searchToErrorAddress } from './minifiedErrors';

describe('searchToErrorAddress', () => {
  it.each([
    ['?code=7&args[]=a', { code: '7', args: ['a'] }],
    [
      '?code=11&args%5B%5D=%20(brand)&args[]=500',
      { code: '11', args: [' (brand)', '500'] },
    ],
    ['?code=%207%20', { code: '7', args: [] }],
    ['?args[]=a', { code: '', args: ['a'] }],
    ['', { code: '', args: [] }],
    ['?code=%E0%A4%A', { code: '\uFFFD%A', args: [] }],
  ])('reads %s', (search, address) => {
    expect(searchToErrorAddress(search)).toEqual(address);
  });
});

describe('fillErrorMessage', () => {
  it('puts arguments where they belong', () => {
    expect(fillErrorMessage(['A ', 1, ' and ', 0, '.'], ['x', 'y'])).toBe(
      'A y and x.',
    );
  });

  it('keeps an empty argument, and marks one that is missing', () => {
    expect(fillErrorMessage(['A', 0, ' b ', 1], [''])).toBe('A b …');
  });
});
