import type { Localization } from '@mui/material/locale';

/** Default props by component, as the libraries' locales have them. */
export type ComponentDefaults = Record<
  string,
  { defaultProps?: Record<string, unknown> } | undefined
>;

/** Months and weekdays of a language, for Day.js. */
export interface DateTexts {
  name: string;
}

/** A module made by `plugins/content/text-packs`. */
export interface ComponentTextsModule {
  material?: Localization;
  dataGrid?: { components?: ComponentDefaults };
  datePickers?: { components?: ComponentDefaults };
  dates?: DateTexts;
}

/**
 * Puts together what the libraries ship for a language.
 *
 * @param registerDates makes months and weekdays known; returns whether it could
 */
export function mergeComponentTexts(
  { material, dataGrid, datePickers, dates }: ComponentTextsModule,
  registerDates: (dates: DateTexts) => boolean,
): ComponentDefaults {
  const components: ComponentDefaults = {
    ...(material?.components as ComponentDefaults | undefined),
    ...dataGrid?.components,
    ...datePickers?.components,
  };
  if (dates && registerDates(dates)) {
    components.MuiLocalizationProvider = {
      defaultProps: {
        ...components.MuiLocalizationProvider?.defaultProps,
        adapterLocale: dates.name,
      },
    };
  }
  return components;
}
