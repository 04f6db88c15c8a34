import type { PhrasingContent } from 'mdast';
import type { ApiComponent } from '../../content/api-reference/types';
import type { ToUrl } from './apiTables';
import { inlineCode, link, text } from './markdownNodes';

/** Ref, further props and theme of a component. */
export function listFacts(
  component: ApiComponent,
  toUrl: ToUrl,
): PhrasingContent[][] {
  const { refTarget, inheritance, themeName } = component;
  return [
    refTarget
      ? [
          text('The '),
          inlineCode('ref'),
          text(' is forwarded to '),
          inlineCode(refTarget),
          text('.'),
        ]
      : [text('The component takes no '), inlineCode('ref'), text('.')],
    ...(inheritance ? [renderInheritance(inheritance, toUrl)] : []),
    ...(component.isSpread
      ? [[text('Any other prop goes to the root element.')]]
      : []),
    ...(component.isPolymorphic
      ? [
          [
            inlineCode('component'),
            text(' changes the root element, whose props are then taken too.'),
          ],
        ]
      : []),
    ...(themeName
      ? [
          [
            text('In a theme it is '),
            inlineCode(themeName),
            text(
              component.hasThemeDefaults
                ? ', for default props, style overrides and variants.'
                : ', for style overrides and variants.',
            ),
          ],
        ]
      : []),
  ];
}

export function renderInheritance(
  { name, href }: { name: string; href: string },
  toUrl: ToUrl,
): PhrasingContent[] {
  return [
    text('The props of '),
    link(toUrl(href), [text(name)]),
    text(' are taken as well.'),
  ];
}
