/**
 * Measures how closely a page matches a component: letters of its title that begin the
 * component's name.
 *
 * @example measureKinship('Buttons', 'ButtonGroup') // → 6
 * @example measureKinship('Dialog', 'Button') // → 0
 */
export function measureKinship(title: string, component: string): number {
  const [singular = ''] = title.replaceAll(' ', '').split(/s$/);
  return component.startsWith(singular) ? singular.length : 0;
}
