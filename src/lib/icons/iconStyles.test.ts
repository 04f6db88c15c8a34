import { iconToModule, modulesToIcons } from './iconStyles';

describe('iconToModule', () => {
  it.each([
    ['AccessAlarm', 'filled', 'AccessAlarm'],
    ['AccessAlarm', 'outlined', 'AccessAlarmOutlined'],
    ['AccessAlarm', 'rounded', 'AccessAlarmRounded'],
    ['AccessAlarm', 'two-tone', 'AccessAlarmTwoTone'],
    ['AccessAlarm', 'sharp', 'AccessAlarmSharp'],
  ] as const)('%s, %s is %s', (name, style, module) => {
    expect(iconToModule(name, style)).toBe(module);
  });
});

describe('modulesToIcons', () => {
  const gather = (...modules: string[]) => [...modulesToIcons(modules)];

  it('gathers styles in their order, icons in that of the alphabet', () => {
    expect(
      gather('StarSharp', 'Star', 'StarOutlined', 'AlarmTwoTone', 'Alarm'),
    ).toEqual([
      ['Alarm', ['filled', 'two-tone']],
      ['Star', ['filled', 'outlined', 'sharp']],
    ]);
  });

  it('knows an icon without a filled drawing', () => {
    expect(gather('PlugRounded')).toEqual([['Plug', ['rounded']]]);
  });

  it('takes a style with styles of its own for an icon too', () => {
    expect(gather('Chart', 'ChartOutlined', 'ChartOutlinedSharp')).toEqual([
      ['Chart', ['filled', 'outlined']],
      ['ChartOutlined', ['filled', 'sharp']],
    ]);
  });
});
