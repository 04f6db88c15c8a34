/**
 * Names that mean the same on a page: whoever looks for one is answered by any. With a hyphen,
 * words belong together.
 */
const SAME: readonly string[] = [
  'a11y accessibility',
  'animation transition',
  'async asynchronous remote',
  'bigger larger smaller size',
  'breakpoint responsive',
  'collapsible expandable unfold',
  'content-security-policy csp nonce',
  'customize override restyle',
  'direction right-to-left rtl',
  'dialog modal popup',
  'draggable movable reorder',
  'elevation shadow',
  'ellipsis truncate overflow',
  'error invalid validation',
  'fixed sticky',
  'gap spacing',
  'hydration server ssr',
  'lag performance slow virtualized',
  'loading progress spinner',
  'numeric number digits',
  'picture photo image',
  'remove delete',
  'separator divider',
  'stripe zebra alternate',
  'virtual virtualized virtualization',
  'wider width',
];

/**
 * What developers call things that have another name in the libraries or on the pages. Several
 * names mean any of them.
 */
const CALLED: Readonly<Record<string, string>> = {
  anchor: 'link',
  badge: 'counter',
  calendar: 'date-calendar date-picker',
  carousel: 'mobile-stepper',
  collapsible: 'accordion collapse',
  combobox: 'autocomplete select',
  commercial: 'license edition community',
  confirm: 'dialog',
  confirmation: 'dialog confirm',
  count: 'badge',
  counter: 'badge',
  css: 'style sx class',
  datatable: 'data-grid table',
  'date-picker': 'calendar',
  dismiss: 'close',
  dropdown: 'select menu autocomplete',
  expandable: 'accordion collapse',
  expander: 'accordion',
  'expand-row': 'collapsible accordion',
  fab: 'floating-action-button',
  fetch: 'async load server',
  file: 'upload',
  flexbox: 'stack box',
  form: 'react-hook-form formik',
  formik: 'form react-hook-form',
  free: 'license edition community',
  hamburger: 'drawer menu',
  header: 'app-bar head',
  hint: 'tooltip helper-text',
  hover: 'mouse pointer tooltip',
  href: 'link',
  input: 'text-field',
  jest: 'testing',
  keyboard: 'accessibility',
  license: 'edition community mit',
  lightbox: 'modal dialog',
  'load-options': 'async',
  loader: 'progress skeleton loading',
  loading: 'skeleton',
  mock: 'testing',
  multiselect: 'select-multiple autocomplete',
  navbar: 'app-bar',
  next: 'router link',
  nextjs: 'router link ssr',
  notification: 'snackbar alert',
  numeric: 'number',
  outside: 'click-away backdrop',
  overlay: 'backdrop modal',
  pager: 'pagination',
  paid: 'license edition pro premium',
  palette: 'color',
  panel: 'drawer accordion',
  phone: 'mobile responsive',
  pill: 'chip',
  placeholder: 'skeleton',
  popup: 'popover popper menu',
  price: 'license edition pro premium',
  progressbar: 'linear-progress progress',
  range: 'slider',
  'react-hook-form': 'form controlled',
  router: 'link next',
  'screen-reader': 'accessibility aria',
  searchable: 'autocomplete search filter',
  sidebar: 'drawer',
  sidenav: 'drawer',
  spinner: 'circular-progress loading',
  stars: 'rating',
  style: 'customization override css sx class',
  switcher: 'switch',
  tag: 'chip',
  test: 'testing',
  textarea: 'textarea-autosize multiline',
  textbox: 'text-field',
  tick: 'check checkbox',
  toast: 'snackbar',
  toggle: 'switch toggle-button',
  toolbar: 'app-bar',
  topbar: 'app-bar',
  typeahead: 'autocomplete',
  upload: 'file',
  vs: 'compare comparison difference',
  wizard: 'stepper',
};

/** What a name is also called, in the form of `foldTerm`. */
export const SEARCH_SYNONYMS: Readonly<Record<string, string>> = collectSynonyms();

function collectSynonyms(): Record<string, string> {
  const synonyms = new Map(
    Object.entries(CALLED).map(([name, called]) => [
      name,
      new Set(called.split(' ')),
    ]),
  );
  for (const names of SAME.map((line) => line.split(' '))) {
    for (const name of names) {
      const known = synonyms.get(name) ?? new Set();
      names.filter((other) => other !== name).forEach((other) => known.add(other));
      synonyms.set(name, known);
    }
  }
  return Object.fromEntries(
    [...synonyms].map(([name, called]) => [name, [...called].join(' ')]),
  );
}
