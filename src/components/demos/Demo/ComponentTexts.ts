import { createContext } from 'react';
import type { ComponentDefaults } from '../../../state/mergeComponentTexts';

/** Texts of the libraries' components in the reader's language; null for English. */
export const ComponentTexts = createContext<ComponentDefaults | null>(null);

/**
 * Puts translated default props beside those a theme already has.
 *
 * @param components `components` of a theme
 */
export function localizeComponents<Components extends object>(
  components: Components | undefined,
  texts: ComponentDefaults | null,
): Components | undefined {
  if (texts === null) {
    return components;
  }
  const own = (components ?? {}) as ComponentDefaults;
  const localized = Object.entries(texts).map(([name, text]) => [
    name,
    {
      ...own[name],
      defaultProps: { ...text?.defaultProps, ...own[name]?.defaultProps },
    },
  ]);
  return { ...own, ...Object.fromEntries(localized) } as Components;
}
