/**
 * Default props that keep a demo inside its own window: layers open there, and media queries
 * use its size.
 *
 * @param inner null for a demo in the page, which needs none
 */
export function createWindowComponents(
  inner: Document | null,
): Record<string, { defaultProps: object }> {
  const view = inner?.defaultView;
  if (!inner || !view) {
    return {};
  }
  const container = () => inner.body;
  return {
    MuiModal: { defaultProps: { container } },
    MuiPopper: { defaultProps: { container } },
    MuiUseMediaQuery: {
      defaultProps: { matchMedia: (query: string) => view.matchMedia(query) },
    },
    JoyModal: { defaultProps: { container } },
  };
}
