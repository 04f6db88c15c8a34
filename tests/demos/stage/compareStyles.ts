/** An element and the computed styles of it and of what stands before and after it. */
export interface StyledElement {
  name: string;
  styles: Map<string, string>;
}

const PSEUDO_ELEMENTS = ['', '::before', '::after'] as const;

/** Names that are made for each sheet or rendering; what they stand for is compared by itself. */
const isName = (property: string) =>
  property.startsWith('--') || property === 'animation-name';

/** An id that React has made, in the address of a part of a drawing. */
const ID = /:r[0-9a-z]+:/g;

function nameElement(element: Element): string {
  const classes = [...element.classList].filter((name) =>
    /^(?:Mui|base)/.test(name),
  );
  return [element.localName, ...classes.slice(0, 2)].join('.');
}

/** A shade of nothing, as paper without elevation has it in dark mode. */
const NO_SHADE = 'linear-gradient(rgba(255, 255, 255, 0), rgba(255, 255, 255, 0))';

const normalize = (value: string) =>
  value.replace(ID, ':id:').replace(NO_SHADE, 'none');

/** Reads the computed styles of all that a demo shows. */
export function readStyles(root: Element): StyledElement[] {
  // Each rendering is at another moment of what moves.
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.cancel();
  }
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.matches('style, script'))
    .map((element) => {
      const styles = new Map<string, string>();
      for (const pseudo of PSEUDO_ELEMENTS) {
        const computed = getComputedStyle(element, pseudo || undefined);
        if (pseudo && computed.content === 'none') continue;
        for (const property of computed) {
          if (!isName(property)) {
            styles.set(
              pseudo ? `${pseudo} ${property}` : property,
              normalize(computed.getPropertyValue(property)),
            );
          }
        }
      }
      return { name: nameElement(element), styles };
    });
}

/**
 * Compares what a demo looks like in two themes.
 *
 * @returns one line for each kind of element and property that differs
 */
export function compareStyles(
  stage: readonly StyledElement[],
  plain: readonly StyledElement[],
): string[] {
  if (stage.length !== plain.length) {
    return [`${stage.length} elements on the stage, ${plain.length} in an app`];
  }
  const differences = stage.flatMap(({ name, styles }, index) => {
    const other = plain[index]?.styles;
    return [...styles].flatMap(([property, value]) => {
      const plainValue = other?.get(property);
      return value === plainValue
        ? []
        : [`${name} ${property}: ${value} on the stage, ${plainValue} in an app`];
    });
  });
  return [...new Set(differences)];
}
