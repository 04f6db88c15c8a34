import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, silent on the server, which has no layout to come before. */
export const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
