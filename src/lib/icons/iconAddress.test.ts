import { iconAddressToSearch, QUERY_MAX, searchToIconAddress } from './iconAddress';

const isIcon = (name: string) => name === 'Alarm';
const read = (search: string) => searchToIconAddress(search, isIcon);

describe('searchToIconAddress', () => {
  it('starts with everything, filled, nothing open', () => {
    expect(read('')).toEqual({ query: '', style: 'filled', icon: null });
  });

  it('reads all three', () => {
    expect(read('?query=add%20alarm&style=two-tone&icon=Alarm')).toEqual({
      query: 'add alarm',
      style: 'two-tone',
      icon: 'Alarm',
    });
  });

  it.each([
    '?style=Sharp',
    '?style=__proto__',
    '?style=',
    '?icon=Nothing',
    '?icon=',
    '?icon=constructor',
  ])('takes no notice of %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('cuts what is too long', () => {
    expect(read(`?query=${'a'.repeat(999)}`).query).toBe('a'.repeat(QUERY_MAX));
  });
});

describe('iconAddressToSearch', () => {
  it('writes nothing at the beginning', () => {
    expect(iconAddressToSearch(read(''), '')).toBe('');
    expect(iconAddressToSearch(read(''), '?query=a&style=sharp&icon=Alarm')).toBe(
      '',
    );
  });

  it('writes what can be read again', () => {
    const address = { query: 'a & b', style: 'sharp', icon: 'Alarm' } as const;
    expect(read(iconAddressToSearch(address, ''))).toEqual(address);
  });

  it('leaves the rest of the address alone', () => {
    expect(
      iconAddressToSearch(
        { query: ' x ', style: 'filled', icon: null },
        '?userLanguage=fr&icon=Alarm',
      ),
    ).toBe('?userLanguage=fr&query=x');
  });
});
