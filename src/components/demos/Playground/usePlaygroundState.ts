import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  createStartState,
  isStartState,
  readPlaygroundState,
  writePlaygroundState,
} from '../../../lib/demos/playground/playgroundState';
import { replaceQuery } from '../../../state/replaceQuery';
import type {
  PlaygroundModel,
  PlaygroundState,
  PlaygroundValue,
} from '../../../lib/demos/playground/types';

/**
 * The state of a playground, stored in the address: links include it, and Back restores it.
 * Each change replaces the address and adds nothing to the history.
 */
export function usePlaygroundState(model: PlaygroundModel) {
  const { search } = useLocation();
  const [state, setState] = useState(() => createStartState(model));
  /** The state that the last reset discarded, until a control changes again. */
  const [dropped, setDropped] = useState<PlaygroundState | null>(null);

  useEffect(() => {
    // The static HTML shows the start, whatever the address says.
    setState(readPlaygroundState(model, search));
  }, [model, search]);

  const show = useCallback(
    (next: PlaygroundState) => {
      setState(next);
      setDropped(null);
      replaceQuery(writePlaygroundState(model, window.location.search, next));
    },
    [model],
  );

  const change = useCallback(
    (prop: string, value: PlaygroundValue) => show({ ...state, [prop]: value }),
    [show, state],
  );
  const reset = useCallback(() => {
    show(createStartState(model));
    setDropped(isStartState(model, state) ? null : state);
  }, [show, model, state]);
  const undoReset = dropped && (() => show(dropped));

  return { state, change, reset, undoReset };
}
