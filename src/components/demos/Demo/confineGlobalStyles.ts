import type { EmotionCache } from '@emotion/cache';
import { RULESET, type Element, type Middleware } from 'stylis';
import { confineSelector } from '../../../lib/demos/demoStyles';

/**
 * The stage to which rules that are written now are confined; Emotion writes them
 * synchronously.
 */
let currentStage: string | null = null;

/** Stylis plugin for Emotion: writes global rules for the stage in place of the document. */
export const confineToStage: Middleware = (element) => {
  const { type, props } = element;
  const stage = currentStage;
  if (
    stage !== null &&
    type === RULESET &&
    Array.isArray(props) &&
    !isInKeyframes(element)
  ) {
    element.props = props.map((selector) =>
      // Plugins that copy a rule hand the copies in again.
      selector.startsWith(stage)
        ? selector
        : confineSelector(`${stage} ${selector}`, stage),
    );
  }
  return undefined;
};

function isInKeyframes({ parent, root }: Element): boolean {
  return [parent, root].some((ancestor) => ancestor?.type.includes('keyframes'));
}

/**
 * Makes a cache that shares all rules with another one, but confines global styles
 * (`GlobalStyles`, `CssBaseline`) to the stage of a demo: they would reach the page
 * around it, on the server also those of a demo that gets a window of its own.
 *
 * @param cache with `confineToStage` among its plugins
 * @param stage selector, as `nameToStage` makes it
 */
export function confineGlobalStyles(
  cache: EmotionCache,
  stage: string,
): EmotionCache {
  const insert: EmotionCache['insert'] = (selector, serialized, ...rest) => {
    const [, isRemembered] = rest;
    // Keyframes come without a selector as well, but to be remembered.
    if (selector !== '' || isRemembered) {
      return cache.insert(selector, serialized, ...rest);
    }
    // On the server, Emotion remembers rules by this name alone.
    const own = { ...serialized, name: `${serialized.name} ${stage}` };
    currentStage = stage;
    try {
      return cache.insert(selector, own, ...rest);
    } finally {
      currentStage = null;
    }
  };
  return Object.assign(Object.create(cache) as EmotionCache, { insert });
}
