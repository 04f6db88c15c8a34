import {
  createIconIndex,
  searchIcons,
  splitIconName,
  suggestQueries,
} from './searchIcons';

const NAMES = [
  'AccessAlarm',
  'Alarm',
  'AlarmAdd',
  'Battery3Bar',
  'Battery30',
  'Delete',
  'DeleteForever',
  'FourK',
  'GTranslate',
  'HowToReg',
  'Person',
  'PersonAdd',
  'PersonAddDisabled',
  'RestoreFromTrash',
];

const index = createIconIndex(NAMES, {
  delete: 'trash bin',
  person: 'user account',
  alarm: 'clock',
  'four k': '4k uhd',
  'person disabled': 'blocked',
});

const search = (query: string) =>
  searchIcons(index, query).map((place) => NAMES[place]);

describe('splitIconName', () => {
  it.each([
    ['AccessAlarm', 'access alarm'],
    ['GTranslate', 'g translate'],
    ['Battery3BarOutlined', 'battery 3 bar outlined'],
    ['Crop169', 'crop 169'],
    ['snake_and-kebab  spaces', 'snake and kebab spaces'],
    ['HTTPSLock', 'https lock'],
    ['', ''],
  ])('%s', (name, words) => {
    expect(splitIconName(name).join(' ')).toBe(words);
  });
});

describe('searchIcons', () => {
  it('gives all icons in order for nothing', () => {
    expect(search('')).toEqual(NAMES);
    expect(search('  < /> ')).toEqual(NAMES);
  });

  it('puts the whole name first, then what has least besides', () => {
    expect(search('alarm')).toEqual(['Alarm', 'AccessAlarm', 'AlarmAdd']);
    expect(search('person')).toEqual(['Person', 'PersonAdd', 'PersonAddDisabled']);
  });

  it('wants all terms, in any order, from their beginning', () => {
    expect(search('add per')).toEqual(['PersonAdd', 'PersonAddDisabled']);
    expect(search('alarm person')).toEqual([]);
  });

  it('finds by words that mean the same, after those that are in names', () => {
    expect(search('trash')).toEqual(['RestoreFromTrash', 'Delete', 'DeleteForever']);
    expect(search('user add')).toEqual(['PersonAdd', 'PersonAddDisabled']);
    expect(search('accou')).toEqual(['Person', 'PersonAdd', 'PersonAddDisabled']);
  });

  it('takes a synonym of several words for names with all of them', () => {
    expect(search('blocked')).toEqual(['PersonAddDisabled']);
  });

  it('finds a synonym that is split like a name', () => {
    expect(search('4k')).toEqual(['FourK']);
  });

  it('looks inside of words from three letters on', () => {
    expect(search('larm')).toEqual(['Alarm', 'AccessAlarm', 'AlarmAdd']);
    expect(search('la')).toEqual([]);
    expect(search('forev')).toEqual(['DeleteForever']);
  });

  it('finds what is written in one', () => {
    expect(search('personadd')).toEqual(['PersonAdd', 'PersonAddDisabled']);
    expect(search('howtore')).toEqual(['HowToReg']);
  });

  it('tells numbers apart', () => {
    expect(search('battery 30')).toEqual(['Battery30']);
    expect(search('battery 3')).toEqual(['Battery3Bar', 'Battery30']);
  });

  it.each([
    'AccessAlarm',
    'AccessAlarmIcon',
    '<AccessAlarmIcon />',
    'access-alarm',
    'AccessAlarmOutlined',
    'access alarm two tone',
  ])('understands %s', (query) => {
    expect(search(query)).toEqual(['AccessAlarm']);
  });

  it('finds nothing by a style alone, and nothing by "icon" alone', () => {
    expect(search('outlined')).toEqual([]);
    expect(search('icon')).toEqual([]);
  });
});

describe('suggestQueries', () => {
  it.each([
    ['alrm', ['alarm']],
    ['delet everr', []],
    ['dellete forever', ['delete forever']],
    ['trasch', ['trash']],
    ['pers', []],
    ['zz', []],
    ['qqqqqqq', []],
    ['', []],
  ])('%s', (query, suggestions) => {
    expect(suggestQueries(index, query)).toEqual(suggestions);
  });

  it('suggests nothing that finds nothing', () => {
    expect(suggestQueries(index, 'alrm person')).toEqual([]);
  });

  it('gives as many as are wanted, nearest first', () => {
    const many = createIconIndex(['Boats', 'Boat', 'Coat', 'Goal'], {});
    expect(suggestQueries(many, 'roat')).toEqual(['boat', 'coat']);
    expect(suggestQueries(many, 'roat', 1)).toEqual(['boat']);
  });
});
