import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import defaults from '@generated/theme-values/default/joy-tokens.json';
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect';
import { createHistory, historyReducer } from '../../../lib/theme/joyTheme/history';
import { hashToTheme, themeToHash } from '../../../lib/theme/joyTheme/themeAddress';
import { normalizeTokens, type JoyTokens } from '../../../lib/theme/joyTheme/tokens';
import { tokensToOptions } from '../../../lib/theme/joyTheme/tokensToOptions';
import {
  publishJoyTheme,
  type JoyThemePublisher,
} from '../../../state/joyThemeChannel';

/** Browsers refuse an address that changes with every pixel of a drag. */
const WRITE_DELAY_MS = 200;

/** Values to set by token; null is that of the default theme. */
export type TokenChanges = Readonly<Record<string, string | null>>;

/** A step that was taken at once, and where it led from. */
interface Step {
  kind: 'undo' | 'redo' | 'reset';
  before: JoyTokens;
}

/** A theme that is being built, and what can be done with it. */
export interface ThemeBuilderState {
  /** Tokens that differ from the default theme. */
  tokens: JoyTokens;
  /** @param subject what is changed: quick changes of the same are one step to undo */
  change: (changes: TokenChanges, subject: string) => void;
  /** Replaces the whole theme; undone like any change. */
  replace: (tokens: JoyTokens) => void;
  /** Null where there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Gives everything its default; undone like any change. */
  reset: (() => void) | null;
  /** The change of the last undo, redo or reset, until the next change. */
  step: (Step & { after: JoyTokens }) | null;
}

function writeHash(tokens: JoyTokens): void {
  const { pathname, search, hash } = window.location;
  const written = themeToHash(tokens);
  // An anchor of the page stays until there is a theme to write.
  if (written === hash || (written === '' && !hashToTheme(hash, defaults))) return;
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${search}${written}`,
  );
}

/** The theme is that of the address, and that of all Joy UI demos while the page is open. */
export function useThemeBuilder(): ThemeBuilderState {
  const [{ past, present, future }, dispatch] = useReducer(
    historyReducer,
    {},
    createHistory,
  );
  const publisher = useRef<JoyThemePublisher>();
  const latest = useRef(present);
  useBrowserLayoutEffect(() => {
    latest.current = present;
  }, [present]);

  useEffect(() => {
    // The static HTML shows the default theme, whatever the address says.
    const linkedTheme = hashToTheme(window.location.hash, defaults);
    if (linkedTheme) dispatch({ type: 'start', tokens: linkedTheme });
    const follow = () => {
      const tokens = hashToTheme(window.location.hash, defaults);
      if (tokens) {
        dispatch({ type: 'change', tokens, subject: 'address', time: Date.now() });
      }
    };
    window.addEventListener('hashchange', follow);
    publisher.current = publishJoyTheme();
    return () => {
      window.removeEventListener('hashchange', follow);
      publisher.current?.end();
    };
  }, []);

  useEffect(() => {
    publisher.current?.publish(tokensToOptions(present));
    const timer = window.setTimeout(() => writeHash(present), WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [present]);

  const show = useCallback((tokens: JoyTokens, subject: string) => {
    const normal = normalizeTokens(tokens, defaults);
    dispatch({ type: 'change', tokens: normal, subject, time: Date.now() });
  }, []);
  const change = useCallback(
    (changes: TokenChanges, subject: string) => {
      const tokens: Record<string, string> = { ...latest.current };
      for (const [path, value] of Object.entries(changes)) {
        if (value === null) delete tokens[path];
        else tokens[path] = value;
      }
      show(tokens, subject);
    },
    [show],
  );
  const replace = useCallback(
    (tokens: JoyTokens) => show(tokens, `all ${Date.now()}`),
    [show],
  );

  const left = useRef<Step | null>(null);
  const [step, setStep] = useState<ThemeBuilderState['step']>(null);
  useEffect(() => {
    setStep(left.current && { ...left.current, after: present });
    left.current = null;
  }, [present]);
  const undo = useCallback(() => {
    left.current = { kind: 'undo', before: latest.current };
    dispatch({ type: 'undo' });
  }, []);
  const redo = useCallback(() => {
    left.current = { kind: 'redo', before: latest.current };
    dispatch({ type: 'redo' });
  }, []);
  const reset = useCallback(() => {
    left.current = { kind: 'reset', before: latest.current };
    replace({});
  }, [replace]);

  return {
    tokens: present,
    change,
    replace,
    undo: past.length > 0 ? undo : null,
    redo: future.length > 0 ? redo : null,
    reset: Object.keys(present).length > 0 ? reset : null,
    step,
  };
}
