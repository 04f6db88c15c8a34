/**
 * Measures how closely a page matches a component: letters of its title that begin the
 * component's name.
 *
 * @example measureRelevance('Buttons', 'ButtonGroup') // → 6
 * @example measureRelevance('Dialog', 'Button') // → 0
 */
export function measureRelevance(title: string, component: string): number {
  const [singular = ''] = title.replaceAll(' ', '').split(/s$/);
  return component.startsWith(singular) ? singular.length : 0;
}
