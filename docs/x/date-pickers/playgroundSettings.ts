import type { DateView } from '@mui/x-date-pickers/models';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';

export const choices = {
  variant: ['Desktop', 'Mobile', 'Static'],
  views: ['year day', 'year month day', 'year month', 'year'],
  format: ['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY'],
  actions: ['none', 'today clear', 'cancel accept'],
} as const;

export const switches = [
  'toolbar',
  'landscape',
  'clearable',
  'disablePast',
  'disabled',
  'readOnly',
] as const;

export type Choice = keyof typeof choices;
export type Switch = (typeof switches)[number];
export type Settings = Record<Choice, string> & Record<Switch, boolean>;

export const startSettings: Settings = {
  variant: 'Desktop',
  views: 'year day',
  format: 'MM/DD/YYYY',
  actions: 'none',
  toolbar: false,
  landscape: false,
  clearable: false,
  disablePast: false,
  disabled: false,
  readOnly: false,
};

export function getPickerProps(settings: Settings) {
  const { views, format, actions, toolbar, landscape, clearable } = settings;
  const { disablePast, disabled, readOnly } = settings;

  return {
    views: views.split(' ') as DateView[],
    orientation: landscape ? ('landscape' as const) : ('portrait' as const),
    disablePast,
    disabled,
    readOnly,
    format,
    slotProps: {
      toolbar: { hidden: !toolbar },
      field: { clearable },
      actionBar: {
        actions: (actions === 'none'
          ? []
          : actions.split(' ')) as PickersActionBarAction[],
      },
    },
  };
}

function quoteList(words: string): string {
  const list = words === 'none' ? [] : words.split(' ');
  return `[${list.map((word) => `'${word}'`).join(', ')}]`;
}

/** The JSX of the settings. What is not set has no line, except the parts that differ by variant. */
export function getPickerCode(settings: Settings): string {
  const isStatic = settings.variant === 'Static';
  const flags = (['disablePast', 'disabled', 'readOnly'] as const).filter(
    (name) => settings[name],
  );

  return [
    `<${settings.variant}DatePicker`,
    "  defaultValue={dayjs('2026-05-07')}",
    ...(isStatic
      ? []
      : ['  label="Delivery date"', `  format="${settings.format}"`]),
    `  views={${quoteList(settings.views)}}`,
    ...(settings.landscape ? ['  orientation="landscape"'] : []),
    ...flags.map((name) => `  ${name}`),
    '  slotProps={{',
    `    toolbar: { hidden: ${!settings.toolbar} },`,
    `    actionBar: { actions: ${quoteList(settings.actions)} },`,
    ...(settings.clearable && settings.variant === 'Desktop'
      ? ['    field: { clearable: true },']
      : []),
    '  }}',
    '/>',
  ].join('\n');
}
