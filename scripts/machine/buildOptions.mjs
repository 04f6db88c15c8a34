/**
 * Options of Node, as `NODE_OPTIONS` has them, for a build of the portal. Most of what a build
 * makes is thrown away at once; with more room for it than the 16 MB of Node, twelve of 150 CPU
 * seconds are not spent on looking for it.
 */
export const BUILD_OPTIONS = '--max-semi-space-size=64';
