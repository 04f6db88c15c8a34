/** Stands in for `prism-react-renderer` in the bundle: nothing to register languages on. */
export const Prism = { languages: {} };
