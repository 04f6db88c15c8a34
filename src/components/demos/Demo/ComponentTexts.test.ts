import { localizeComponents } from './ComponentTexts';

const TEXTS = {
  MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Lignes par page' } },
  MuiAlert: { defaultProps: { closeText: 'Fermer' } },
};

it('a theme is not localized in English', () => {
  const components = { MuiAlert: {} };
  expect(localizeComponents(components, null)).toBe(components);
  expect(localizeComponents(undefined, null)).toBeUndefined();
});

it('adds texts, and keeps what a theme says itself', () => {
  const components = {
    MuiAlert: {
      defaultProps: { closeText: 'Weg', dense: true },
      styleOverrides: {},
    },
    MuiButton: { defaultProps: { size: 'small' } },
  };
  expect(localizeComponents<object>(components, TEXTS)).toEqual({
    MuiTablePagination: TEXTS.MuiTablePagination,
    MuiAlert: {
      defaultProps: { closeText: 'Weg', dense: true },
      styleOverrides: {},
    },
    MuiButton: { defaultProps: { size: 'small' } },
  });
  expect(localizeComponents<object>(undefined, TEXTS)).toEqual(TEXTS);
});
