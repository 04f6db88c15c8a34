/**
 * The success criteria of WCAG 2.2, levels A and AA, and how the portal stands to each. Data
 * only, hence the length.
 *
 * Claims must be true of the named tests: read a test before you name it, and write its limits
 * into `gap`. `criteria.test.ts` finds tests that are gone, not tests that prove something
 * else.
 */
import type { Criterion, Principle, Proof } from './types';

const AXE = 'e2e/axe.e2e.ts';
const BUILT_PAGES = 'e2e/built-pages.e2e.ts';
const EDITOR = 'e2e/editor.e2e.ts';
const KEYBOARD = 'e2e/keyboard.e2e.ts';
const REFLOW = 'e2e/reflow.e2e.ts';
const LANGUAGES = 'e2e/languages.e2e.ts';
const NAVIGATION = 'e2e/navigation.e2e.ts';
const SEARCH = 'e2e/search.e2e.ts';
const SETTINGS = 'e2e/settings.e2e.ts';
const SHORTCUTS = 'e2e/shortcuts.e2e.ts';
const SPECIFICATION = 'e2e/specification.e2e.ts';
const TEXT_SPACING = 'e2e/text-spacing.e2e.ts';
const WRITING = 'e2e/writing.e2e.ts';
const MEDIA = 'tests/content/media.test.ts';
const TOKENS = 'src/brand/tokens.test.ts';

/** Pages of each kind, in both modes and directions, wide and narrow. */
const AXE_ON_PAGES: Proof = {
  file: AXE,
  test: 'finds nothing on %s',
};

/** Product menu, drawer and settings. */
const AXE_ON_DIALOGS: Proof = {
  file: AXE,
  test: 'finds nothing in menu and settings, %i px wide',
};

/** Layers that demos open over the page. */
const AXE_ON_OPENED: Proof = {
  file: 'e2e/opened-demos.e2e.ts',
  test: 'satisfies axe on $page $demo',
};

/** Every demo, its own window included: a check of `npm run test:demos`. */
const AXE_ON_DEMOS: Proof = {
  file: 'tests/demos/verdicts.ts',
  test: 'has no violation in light, dark, ltr, rtl',
};

const SKIP_LINK: Proof = {
  file: KEYBOARD,
  test: 'leads from the skip link to a copied code block',
};

const SETTINGS_BY_KEYBOARD: Proof = {
  file: SETTINGS,
  test: 'are used by keyboard alone, and give the focus back',
};

const SEARCH_BY_KEYBOARD: Proof = {
  file: SEARCH,
  test: 'finds a prop, moves through the list and opens what is chosen',
};

const EDITOR_BY_KEYBOARD: Proof = {
  file: EDITOR,
  test: 'gives the focus to the code, and Tab leaves it',
};

const DIALOGS_OF_DEMOS: Proof = {
  file: 'e2e/dialog.e2e.ts',
  test: 'open, satisfy axe, hold the page still, and give focus back',
};

const PAGE_FRAME: Proof = {
  file: 'e2e/accessibility.e2e.ts',
  test: 'is framed by the same header and footer, in the same order',
};

/** Forwards and backwards through pages of each kind. */
const FOCUS_WALK: Proof = {
  file: 'e2e/focus.e2e.ts',
  test: 'is marked, not covered and changes nothing, on %s, %i px wide, %s',
};

const NO_MEDIA: Pick<Criterion, 'state' | 'remark' | 'proofs'> = {
  state: 'absent',
  remark: 'There is no sound and no film.',
  proofs: [{ file: MEDIA, test: 'hold no sound and no film' }],
};

const PERCEIVABLE: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    state: 'partly',
    remark:
      'Pictures, and drawings that are marked as pictures, have a name. Charts of demos say all their figures, in the name or in a table. Previews of components are hidden from the keyboard and from assistive technology.',
    gap: 'Nobody has compared the names of other pictures with what is drawn.',
    proofs: [
      AXE_ON_PAGES,
      {
        file: 'e2e/charts.e2e.ts',
        test: 'are read aloud, with and without scripts, and seen in forced colours: %s',
      },
      AXE_ON_DEMOS,
      {
        file: 'e2e/all-components.e2e.ts',
        test: 'are pictures that nobody can reach and that bring no script',
      },
    ],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    ...NO_MEDIA,
  },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', ...NO_MEDIA },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    ...NO_MEDIA,
  },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', ...NO_MEDIA },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    ...NO_MEDIA,
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    state: 'partly',
    remark:
      'Pages have landmarks, one main heading and no level left out. Lists and tables are marked as such, columns have a name, fields have a label.',
    gap: 'What a page shows by its look alone is not found by a machine. Somebody has to compare look and markup on each kind of page.',
    proofs: [
      AXE_ON_PAGES,
      AXE_ON_DEMOS,
      { file: BUILT_PAGES, test: 'has one h1' },
      {
        file: 'tests/content/tables.test.ts',
        test: 'all have a name, for those who hear them',
      },
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    state: 'partly',
    remark:
      'Texts of a page are read in the order in which they stand on screen, in both directions, on narrow, middle and wide screens.',
    gap: 'One page of each kind is looked at, without its demos and without what opens over it. Cells of one row of a table may stand anywhere in it.',
    proofs: [{ file: REFLOW, test: 'at every width, and is read in its order: %s' }],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    state: 'partly',
    remark:
      'No text tells readers to press, choose or follow something that is named by its place, colour or size.',
    gap: 'Only such instructions are looked for, in English. Nobody has read all texts for other hints of that kind.',
    proofs: [
      {
        file: 'tests/content/sensory.test.ts',
        test: 'tells nobody to look for a place, a colour or a shape: %s',
      },
    ],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    state: 'met',
    remark:
      'Nothing asks for a direction of the screen; pages are the same upright and across, as far as their width goes.',
    proofs: [
      {
        file: MEDIA,
        test: 'ask for no orientation of the device and listen to no movement of it',
      },
      AXE_ON_PAGES,
    ],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    state: 'partly',
    remark:
      'The portal asks readers for nothing about themselves. Where a field of a demo names its purpose, the name is a valid one.',
    gap: 'A check that every demo with a field for a name, an address or a phone number names its purpose.',
    proofs: [AXE_ON_DEMOS],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    state: 'partly',
    remark:
      'Links in text are underlined. Markers and notes say their kind in words. Charts of several series tell them apart by mark, dash, outline or stripe too, and so do their legends or the labels in them.',
    gap: 'Parts of a few rings and one stacked area are matched to their legend by colour and order; names and tables have the figures. No test looks at the pages without colours.',
    proofs: [
      AXE_ON_PAGES,
      { file: WRITING, test: 'callouts: each says its kind or its title in words' },
      {
        file: 'src/components/shell/Sidebar/Sidebar.test.tsx',
        test: 'carry their markers as words',
      },
    ],
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', ...NO_MEDIA },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    state: 'partly',
    remark:
      'Text of the portal has at least 4.5:1 on each of its grounds in light and in dark, code included. From a colour that a reader has chosen, a shade is taken that reaches it.',
    gap: 'Placeholders in fields of Material UI have 2.56:1 in light mode. What a reader sets in a playground is not looked at: the libraries have labels below 4.5:1, and their pages say which.',
    proofs: [
      { file: TOKENS, test: '%s is readable on %s' },
      { file: TOKENS, test: 'are readable: %s %s %s' },
      {
        file: TOKENS,
        test: 'makes every chosen colour readable on every surface',
      },
      AXE_ON_PAGES,
      AXE_ON_DEMOS,
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    state: 'met',
    remark:
      'Pages do not forbid zoom. At 200 %, a window of 1280 pixels has 640; pages are looked at down to 320, and with text alone at 200 %.',
    proofs: [
      AXE_ON_PAGES,
      { file: REFLOW, test: 'with text of twice the size: %s' },
      { file: NAVIGATION, test: 'nothing is wider than the window: %s' },
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    state: 'met',
    remark:
      'Pages and demos bring no picture files. What is drawn is vectors, with text as text.',
    proofs: [{ file: MEDIA, test: 'bring no picture files' }],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    state: 'met',
    remark:
      'From 320 to 1920 pixels, in both directions, no kind of page is wider than the window; the sweep measures every width. In a window of 320 × 256 pixels, what stays in place leaves more than half to the text. Wide tables and code scroll in their own frame. Every demo fits into 320 pixels.',
    proofs: [
      { file: REFLOW, test: 'at every width, and is read in its order: %s' },
      { file: REFLOW, test: 'at 400 %%, and leaves room for the text: %s' },
      { file: NAVIGATION, test: 'nothing is wider than the window: %s' },
      {
        file: WRITING,
        test: '%s: never widens a narrow page, wherever its lines end',
      },
      {
        file: 'e2e/icons.e2e.ts',
        test: 'are right in every state: %s, %s, %i pixels, %s',
      },
      { file: 'tests/demos/verdicts.ts', test: 'fits into a window of 320 px' },
    ],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    state: 'partly',
    remark:
      'Edges of controls and the accents of the products have at least 3:1 on each ground, in light and in dark.',
    gap: 'Components of Material UI fall short in their default theme: the outline of a text field (1.74:1), switches (from 2.03:1), stars of a rating (1.9:1). Their pages say so, and what to set. The ring around what has the focus is not measured.',
    proofs: [
      { file: TOKENS, test: 'the edge of a control is seen on %s' },
      { file: TOKENS, test: 'the accent of %s is seen on every surface' },
    ],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    state: 'partly',
    remark:
      'With the four distances of the standard, no text is cut off on pages of each kind and in the settings.',
    gap: 'Whether texts overlap is not looked at. Menus, the search, the code editor and demos in documents of their own are left out.',
    proofs: [
      { file: TEXT_SPACING, test: 'is cut off nowhere, on %s, %i px wide' },
      { file: TEXT_SPACING, test: 'is cut off nowhere in settings, %i px wide' },
    ],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    state: 'partly',
    remark:
      'Names of icons in the toolbar of a demo stay while a pointer is on them and go at Escape; tooltips of Material UI are closed by Escape.',
    gap: 'No test points at a tooltip of Material UI itself. Tooltips of charts follow the pointer, so nobody can point at them.',
    proofs: [
      {
        file: SPECIFICATION,
        test: 'closes a tooltip by Escape (specification 4: tooltip)',
      },
      {
        file: 'e2e/demo-toolbar.e2e.ts',
        test: 'are shown at the pointer and at the focus, until Escape, %s',
      },
    ],
  },
];

const OPERABLE: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    state: 'partly',
    remark:
      'Menus, settings, search, code editor, toolbars of demos, playgrounds, icons, API reference and feedback are used in the tests by keyboard alone. Wide tables scroll by keys.',
    gap: 'Pages of components list the keys of their demos; no test presses all of them. What a tooltip of a chart says is shown to a pointer only, as is the explanation of a marker in the API reference.',
    proofs: [
      SKIP_LINK,
      SETTINGS_BY_KEYBOARD,
      SEARCH_BY_KEYBOARD,
      EDITOR_BY_KEYBOARD,
      { file: NAVIGATION, test: 'is used by keyboard, and gives the focus back' },
      {
        file: 'e2e/demo-toolbar.e2e.ts',
        test: 'is one tab stop; arrows, Home and End move within it',
      },
      { file: 'e2e/playground.e2e.ts', test: 'is played with by keyboard' },
      {
        file: 'e2e/icons.e2e.ts',
        test: 'are used by keyboard alone, and give the focus back',
      },
      {
        file: 'e2e/api-reference.e2e.ts',
        test: 'open and close by keyboard in a collapsed list',
      },
      {
        file: 'e2e/feedback.e2e.ts',
        test: 'is answered by keyboard, and remembered',
      },
      { file: WRITING, test: 'markdown: a wide table is scrolled by keys' },
      {
        file: 'src/components/shell/Sidebar/Sidebar.test.tsx',
        test: 'have their markers explained in a legend, which describes the links',
      },
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    state: 'met',
    remark:
      'Tab leaves the code editor. Escape closes dialogs, menus and the drawer, and the focus goes back to what opened them.',
    proofs: [
      EDITOR_BY_KEYBOARD,
      SETTINGS_BY_KEYBOARD,
      DIALOGS_OF_DEMOS,
      { file: SEARCH, test: 'gives the focus back to the button' },
      {
        file: NAVIGATION,
        test: 'the menu is a drawer that closes by Escape and gives the focus back',
      },
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    state: 'met',
    remark:
      'Shortcuts of one key are off where one types, and can be switched off for good in the list that the question mark opens.',
    proofs: [
      { file: SHORTCUTS, test: 'of one key can be switched off, for good' },
      {
        file: SHORTCUTS,
        test: 'leave alone what is typed, in fields and in the code editor',
      },
    ],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    state: 'partly',
    remark:
      'The portal knows no session and asks for nothing within a time. Of its own messages only confirmations such as “Copied” go by themselves, after two seconds.',
    gap: 'Demos of Snackbar close after some seconds, which is what they show. The test knows every timer of the shell, not those of demos.',
    proofs: [{ file: MEDIA, test: 'wait for no reader: what timers do is known' }],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    state: 'partly',
    remark:
      'Demos that move without end, such as those of Progress and Skeleton, have a button that holds them, also in playgrounds and while they are edited. Where the system asks for less motion, they stand still.',
    gap: 'The button needs scripts, and is not there for a demo in a window of its own; none of those moves by itself.',
    proofs: [
      {
        file: 'e2e/demo-toolbar.e2e.ts',
        test: 'is held and goes on, and so is what becomes of it by an edit',
      },
      {
        file: 'e2e/demo-toolbar.e2e.ts',
        test: 'is not told where the system asks for less motion',
      },
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    state: 'partly',
    remark:
      'Nothing is made to flash. Nothing that the portal brings itself repeats a movement.',
    gap: 'Components that move without end in demos, such as Skeleton and CircularProgress, have not been recorded.',
    proofs: [{ file: MEDIA, test: 'let nothing of their own repeat a movement' }],
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    state: 'met',
    remark:
      'The first stop of the keyboard leads past header and sidebar to the text.',
    proofs: [SKIP_LINK, AXE_ON_PAGES],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    state: 'met',
    remark:
      'Every page has a title. It names subject and product, and follows when another page is opened.',
    proofs: [
      {
        file: BUILT_PAGES,
        test: 'has a title, and no two pages of one path the same',
      },
      {
        file: SPECIFICATION,
        test: 'calls a page by the words of its path (specification 9: page title)',
      },
      {
        file: NAVIGATION,
        test: 'nothing is loaded anew, and title and address follow',
      },
    ],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    state: 'partly',
    remark:
      'Dialogs and menus take the focus and give it back. After the skip link, the next stops are those of the text; after a link, those after the heading of its page.',
    gap: 'A test that walks through whole pages and compares the order of the stops with the order on screen.',
    proofs: [
      SKIP_LINK,
      {
        file: 'e2e/page-changes.e2e.ts',
        test: 'has an outline around its heading where the keyboard has opened it',
      },
      SETTINGS_BY_KEYBOARD,
      DIALOGS_OF_DEMOS,
      {
        file: 'e2e/versions.e2e.ts',
        test: 'opens the menu of versions by keyboard, and gives the focus back',
      },
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    state: 'partly',
    remark:
      'Every link has a name. Links in the table of versions that look alike have longer names, which differ.',
    gap: 'Nobody has judged whether the words of each link say where it leads.',
    proofs: [
      AXE_ON_PAGES,
      {
        file: 'src/components/tools/Versions/VersionsPage.test.tsx',
        test: 'shows what the build has read of a package',
      },
    ],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    state: 'met',
    remark:
      'Each page of a library is in its sidebar, in the search and in the site map.',
    proofs: [
      {
        file: NAVIGATION,
        test: 'lists every written page of the set, and no other',
      },
      SEARCH_BY_KEYBOARD,
      {
        file: BUILT_PAGES,
        test: 'are complete: the site map has every page that may be found',
      },
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    state: 'partly',
    remark: 'No heading and no label is empty.',
    gap: 'Whether they describe what follows has been judged by those who wrote them alone.',
    proofs: [AXE_ON_PAGES, AXE_ON_DIALOGS],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    state: 'partly',
    remark:
      'The style sheets draw a ring of two pixels around what has the focus of the keyboard. A walk over pages of each kind finds every stop of the portal marked.',
    gap: 'The walk compares styles, not pictures, and ends after some dozens of stops. Dialogs, menus and the components of the libraries are left out: an IconButton of Material UI is marked by its ripple alone, and in forced colours its buttons show the focus by a paler label only.',
    proofs: [FOCUS_WALK],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    state: 'partly',
    remark:
      'Header and the bar above a long table of props stay in place. Pages scroll in such a way that what takes the focus comes to lie below them, forwards and backwards.',
    gap: 'The walk of every run ends after some dozens of stops of each page; that of the sweep goes to the end of each kind of page. No window of small height has been tried, and no dialog.',
    proofs: [
      FOCUS_WALK,
      {
        file: FOCUS_WALK.file,
        test: 'is marked, not covered and changes nothing in long lists of props: %s',
      },
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    state: 'partly',
    remark:
      'The shell answers to presses alone. Demos of drawers that are swiped have a button too.',
    gap: 'A test that opens and closes those drawers without a gesture, and a look at the other demos.',
    proofs: [
      { file: MEDIA, test: 'know no gesture and no dragging outside of demos' },
    ],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    state: 'partly',
    remark:
      'The shell acts on clicks, that is, when the button is let go: what is pressed and let go elsewhere changes nothing. Select of Material UI opens its list when the button goes down, and chooses when it is let go.',
    gap: 'The test presses the first fifty controls of a page of each kind, none within demos.',
    proofs: [
      {
        file: 'e2e/pointer.e2e.ts',
        test: 'a press that is let go somewhere else does nothing: %s',
      },
    ],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    state: 'met',
    remark: 'Names of controls contain the words that are seen on them.',
    proofs: [AXE_ON_PAGES, AXE_ON_DIALOGS, AXE_ON_DEMOS],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    state: 'absent',
    remark: 'Nothing listens to movements of the device.',
    proofs: [
      {
        file: MEDIA,
        test: 'ask for no orientation of the device and listen to no movement of it',
      },
    ],
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    state: 'partly',
    remark:
      'Nothing in the shell is dragged. Sliders in demos can be pressed where they should go.',
    gap: 'A list of the demos in which something is dragged, with a test of the other way in each.',
    proofs: [
      { file: MEDIA, test: 'know no gesture and no dragging outside of demos' },
    ],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    state: 'met',
    remark: 'Targets have 24 by 24 pixels, or as much room around them.',
    proofs: [AXE_ON_PAGES, AXE_ON_DIALOGS, AXE_ON_OPENED, AXE_ON_DEMOS],
  },
];

const UNDERSTANDABLE: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    state: 'met',
    remark:
      'Each page names its language, which follows when another one is chosen.',
    proofs: [
      {
        file: LANGUAGES,
        test: 'is asked for by query, kept on the way, and left at the blog (specification 2: user language)',
      },
      AXE_ON_PAGES,
    ],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    state: 'partly',
    remark:
      'Where the controls are in another language, the documentation is marked as English, and the controls of demos within it as what they are.',
    gap: 'No test goes through all pages in another language.',
    proofs: [
      { file: LANGUAGES, test: 'leaves the documentation in English and says so' },
      {
        file: 'src/components/tools/Versions/VersionsPage.test.tsx',
        test: 'is in English, whatever the language of the shell',
      },
      {
        file: 'src/components/tools/Home/HomePage.test.tsx',
        test: 'is in English, whatever the language of the shell',
      },
    ],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    state: 'met',
    remark:
      'Controls do nothing on focus but load ahead: address and title stay and nothing opens, and in the shell the focus stays where it went. After the portal has been published anew, a tab loads itself again once when the reader comes back to it, unless they are typing.',
    proofs: [FOCUS_WALK],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    state: 'partly',
    remark:
      'Settings and playgrounds apply at once; nothing else opens, and the focus stays in them.',
    gap: 'No test looks at all controls. In some browsers the list of languages applies with each step of the arrow keys.',
    proofs: [
      SETTINGS_BY_KEYBOARD,
      { file: LANGUAGES, test: 'is chosen in the settings, and given back' },
      { file: 'e2e/playground.e2e.ts', test: 'is played with by keyboard' },
    ],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    state: 'met',
    remark: 'Header and footer have the same controls and links in the same order.',
    proofs: [PAGE_FRAME],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    state: 'partly',
    remark: 'The names of the controls in header and settings are fixed.',
    gap: 'A comparison of names and icons over all kinds of pages.',
    proofs: [
      {
        file: 'src/components/shell/Header/Header.test.tsx',
        test: 'has the controls of the contract, by role and name',
      },
      { file: SETTINGS, test: 'carry the names of the contract' },
    ],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    state: 'met',
    remark:
      'The footer of every page leads here, and this page to where problems are reported.',
    proofs: [PAGE_FRAME],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    state: 'met',
    remark:
      'Only the code editor takes something that can be wrong. It says what, and in which file and line, in a message that is announced.',
    proofs: [
      { file: EDITOR, test: 'is told with its line: %s' },
      {
        file: EDITOR,
        test: 'says which module is not there (specification 8: missing module)',
      },
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    state: 'met',
    remark: 'Every field has a label. The code editor says how to leave it.',
    proofs: [
      AXE_ON_PAGES,
      AXE_ON_DIALOGS,
      AXE_ON_DEMOS,
      { file: SETTINGS, test: 'carry the names of the contract' },
      EDITOR_BY_KEYBOARD,
    ],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    state: 'partly',
    remark:
      'An address that leads nowhere is answered with the nearest pages, a filter that finds nothing with a way back to all.',
    gap: 'The code editor says what is wrong, not how to put it right.',
    proofs: [
      { file: NAVIGATION, test: '%s is told the nearest title' },
      { file: 'e2e/api-reference.e2e.ts', test: 'leads out of nothing found' },
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    state: 'partly',
    remark:
      'Nothing is bought or signed. “Forget everything” in the settings and “Reset demo” at an edited demo can be taken back by an “Undo” beside the result.',
    gap: '“Forget everything” does not bring back pages kept for reading offline; they have to be loaded again. “Delete answer” below a page, and the buttons that forget recent searches and remove an offline pack, act at the first press and for good.',
    proofs: [
      {
        file: 'e2e/preferences.e2e.ts',
        test: 'is in the table of the settings, and forgotten at once, in every tab',
      },
      {
        file: 'src/components/shell/Settings/SettingsDialog.test.tsx',
        test: 'is brought back by Undo, which says so and gives the focus on',
      },
      { file: EDITOR, test: 'brings back what a reset has thrown away' },
    ],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    state: 'absent',
    remark: 'Nothing in the portal is entered in several steps.',
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    state: 'absent',
    remark: 'There is nothing to sign in to.',
    proofs: [{ file: MEDIA, test: 'ask for no password outside of demos' }],
  },
];

const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    state: 'met',
    remark:
      'Controls have valid roles, names and states. The tests of the portal find them by role and name, as assistive technology does.',
    proofs: [
      AXE_ON_PAGES,
      AXE_ON_DIALOGS,
      AXE_ON_OPENED,
      AXE_ON_DEMOS,
      { file: SEARCH, test: 'has nothing that axe objects to, and fits the window' },
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    state: 'met',
    remark:
      'Counts, confirmations and failures stand in regions that are announced without the focus going there.',
    proofs: [
      {
        file: NAVIGATION,
        test: 'narrows the pages, is kept for the session, and cleared by Escape',
      },
      {
        file: 'e2e/api-reference.e2e.ts',
        test: 'is reached by f, counts, and is kept in the address',
      },
      {
        file: 'e2e/feedback.e2e.ts',
        test: 'is answered by keyboard, and remembered',
      },
      {
        file: 'src/components/article/CodeBlock/CodeBlock.test.tsx',
        test: 'tells the change to those who do not see it',
      },
      {
        file: 'e2e/demos.e2e.ts',
        test: '%s says so in its frame, starts again, and the page lives on',
      },
      {
        file: SEARCH,
        test: 'says that a part of the index is missing, finds the rest, and tries again',
      },
    ],
  },
];

/** All criteria, in the order of the standard. */
export const PRINCIPLES: readonly Principle[] = [
  { id: 'perceivable', name: 'Perceivable', criteria: PERCEIVABLE },
  { id: 'operable', name: 'Operable', criteria: OPERABLE },
  { id: 'understandable', name: 'Understandable', criteria: UNDERSTANDABLE },
  { id: 'robust', name: 'Robust', criteria: ROBUST },
];

/** All criteria in one list. */
export const CRITERIA: readonly Criterion[] = PRINCIPLES.flatMap(
  ({ criteria }) => criteria,
);
