import { mergeComponentTexts } from './mergeComponentTexts';

const PICKERS = {
  components: {
    MuiLocalizationProvider: { defaultProps: { localeText: { start: 'Anfang' } } },
  },
};

it('puts together what the libraries ship, and the language of dates', () => {
  const merged = mergeComponentTexts(
    {
      material: { components: { MuiAlert: { defaultProps: { closeText: 'Zu' } } } },
      dataGrid: { components: { MuiDataGrid: { defaultProps: {} } } },
      datePickers: PICKERS,
      dates: { name: 'de' },
    },
    () => true,
  );
  expect(merged).toEqual({
    MuiAlert: { defaultProps: { closeText: 'Zu' } },
    MuiDataGrid: { defaultProps: {} },
    MuiLocalizationProvider: {
      defaultProps: { localeText: { start: 'Anfang' }, adapterLocale: 'de' },
    },
  });
});

it('names no language of dates that could not be made known', () => {
  const register = jest.fn(() => false);
  expect(
    mergeComponentTexts({ datePickers: PICKERS, dates: { name: 'de' } }, register),
  ).toEqual(PICKERS.components);
  expect(register).toHaveBeenCalledWith({ name: 'de' });
  expect(mergeComponentTexts({}, register)).toEqual({});
});
