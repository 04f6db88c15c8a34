import type { SetName } from '../../../scripts/agents/server/answerSearch';

/** A section that a solution needs, and what it needs of it. */
export interface Passage {
  /** Address with the id of the section. */
  href: string;
  /** Names and values that stand both in the section and in the solution. */
  says: readonly string[];
}

/** What an agent is asked to write. */
export interface Task {
  /** In the words of somebody who asks; also what the search is asked first. */
  task: string;
  product: SetName;
  /** Name of the file with a solution, and of the component in it. */
  solution: string;
  /** What the rendered solution has, as HTML. */
  shows: RegExp;
  passages: readonly Passage[];
}

/** Thirty tasks. Each is known to be solved by what is read in three calls. */
export const TASKS: readonly Task[] = [
  {
    task: 'table with sortable, expandable rows',
    product: 'material-ui',
    solution: 'SortableExpandableTable',
    shows: /aria-sort="ascending".*aria-expanded="false"/s,
    passages: [
      {
        href: '/material-ui/react-table/#unfold-details',
        says: ['Collapse', 'unmountOnExit', 'aria-expanded', 'colSpan'],
      },
      {
        href: '/material-ui/react-table/#sort-by-a-column',
        says: ['TableSortLabel', 'sortDirection', 'direction'],
      },
    ],
  },
  {
    task: 'confirm dialog before deleting a file',
    product: 'material-ui',
    solution: 'DeleteDialog',
    shows: />Delete report\.pdf</,
    passages: [
      {
        href: '/material-ui/react-dialog/#ask-before-something-is-lost',
        says: ['alertdialog', 'aria-describedby', 'DialogContentText', 'autoFocus'],
      },
    ],
  },
  {
    task: 'text field with error and helper text',
    product: 'material-ui',
    solution: 'FieldWithError',
    shows: /aria-invalid="true" aria-describedby="account-email-helper-text"/,
    passages: [
      {
        href: '/material-ui/react-text-field/#say-what-is-wrong',
        says: ['error', 'helperText'],
      },
    ],
  },
  {
    task: 'autocomplete that loads options from the server while the user types',
    product: 'material-ui',
    solution: 'AsyncAutocomplete',
    shows: /role="combobox"/,
    passages: [
      {
        href: '/material-ui/react-autocomplete/#load-the-options',
        says: ['loading', 'filterOptions', 'onInputChange'],
      },
    ],
  },
  {
    task: 'select several values, shown as chips',
    product: 'material-ui',
    solution: 'ChipSelect',
    shows: /MuiChip-label[^>]*>Design</,
    passages: [
      {
        href: '/material-ui/react-select/#chips',
        says: ['renderValue', 'multiple', 'Chip'],
      },
    ],
  },
  {
    task: 'icon button that opens a menu',
    product: 'material-ui',
    solution: 'AccountMenu',
    shows: /aria-haspopup="menu"/,
    passages: [
      {
        href: '/material-ui/react-menu/#account-menu',
        says: ['anchorEl', 'aria-haspopup', 'aria-expanded', 'IconButton'],
      },
    ],
  },
  {
    task: 'vertical tabs with panels',
    product: 'material-ui',
    solution: 'VerticalTabs',
    shows: /aria-orientation="vertical"/,
    passages: [
      {
        href: '/material-ui/react-tabs/#stand-them-upright',
        says: ['orientation="vertical"'],
      },
      {
        href: '/material-ui/react-tabs/#tabs-without-muilab',
        says: ['role="tabpanel"', 'aria-controls', 'aria-labelledby'],
      },
    ],
  },
  {
    task: 'snackbar with an undo button',
    product: 'material-ui',
    solution: 'UndoSnackbar',
    shows: />Archive</,
    passages: [
      {
        href: '/material-ui/react-snackbar/#undo',
        says: ['action', 'autoHideDuration', 'onClose'],
      },
    ],
  },
  {
    task: 'drawer that is permanent on desktop and temporary on phones',
    product: 'material-ui',
    solution: 'ResponsiveDrawer',
    shows: /href="#orders"/,
    passages: [
      {
        href: '/material-ui/react-drawer/#change-it-by-width',
        says: ['variant="permanent"', 'display', 'onClose'],
      },
    ],
  },
  {
    task: 'radio buttons with a group label',
    product: 'material-ui',
    solution: 'LabelledRadios',
    shows: /role="radiogroup" aria-labelledby="shipping"/,
    passages: [
      {
        href: '/material-ui/react-radio-button/#name-the-group',
        says: ['RadioGroup', 'aria-labelledby', 'FormLabel', 'FormControlLabel'],
      },
    ],
  },
  {
    task: 'price range slider with two thumbs',
    product: 'material-ui',
    solution: 'PriceRange',
    shows: /aria-label="Lowest price"/,
    passages: [
      {
        href: '/material-ui/react-slider/#set-a-span',
        says: ['getAriaLabel', 'disableSwap'],
      },
    ],
  },
  {
    task: 'stepper for a form of three steps',
    product: 'material-ui',
    solution: 'ThreeSteps',
    shows: /Address.*Payment.*Review/s,
    passages: [
      {
        href: '/material-ui/react-stepper/#multi-step-form-wizard-with-react-hook-form',
        says: ['activeStep', 'StepLabel', 'onSubmit'],
      },
    ],
  },
  {
    task: 'responsive grid of cards',
    product: 'material-ui',
    solution: 'CardGrid',
    shows: /MuiGrid-grid-sm-4/,
    passages: [
      {
        href: '/material-ui/react-grid/#divide-a-row',
        says: ['container', 'item', 'xs={12} sm={4}', 'spacing'],
      },
    ],
  },
  {
    task: 'pagination with links to pages',
    product: 'material-ui',
    solution: 'LinkedPagination',
    shows: /href="\?page=3"/,
    passages: [
      {
        href: '/material-ui/react-pagination/#give-each-page-an-address',
        says: ['renderItem', 'PaginationItem', 'component'],
      },
    ],
  },
  {
    task: 'tooltip on a disabled button',
    product: 'material-ui',
    solution: 'DisabledButtonTooltip',
    shows: /<span[^>]*><button[^>]*disabled/,
    passages: [
      {
        href: '/material-ui/react-tooltip/#explain-what-cannot-be-pressed',
        says: ['<span', 'disabled'],
      },
    ],
  },
  {
    task: 'password field with a button that shows the password',
    product: 'material-ui',
    solution: 'PasswordField',
    shows: /aria-label="Show password"/,
    passages: [
      {
        href: '/material-ui/react-text-field/#show-and-hide-a-password',
        says: ['InputAdornment', 'endAdornment', 'aria-label', "'password'"],
      },
    ],
  },
  {
    task: 'accordion with one panel open at a time',
    product: 'material-ui',
    solution: 'OneOpenAccordion',
    shows: /aria-expanded="true".*aria-expanded="false"/s,
    passages: [
      {
        href: '/material-ui/react-accordion/#keep-one-open-at-a-time',
        says: ['expanded', 'onChange', 'AccordionSummary'],
      },
    ],
  },
  {
    task: 'modal dialog with a form',
    product: 'joy-ui',
    solution: 'JoyFormModal',
    shows: />New project</,
    passages: [
      {
        href: '/joy-ui/react-modal/#form-in-a-modal',
        says: ['ModalDialog', 'FormControl', 'onSubmit', 'onClose'],
      },
    ],
  },
  {
    task: 'input with an error message',
    product: 'joy-ui',
    solution: 'JoyInputError',
    shows: /aria-invalid="true"/,
    passages: [
      {
        href: '/joy-ui/react-input/#helper-text-and-error-message',
        says: ['FormHelperText', 'error', 'FormLabel'],
      },
    ],
  },
  {
    task: 'switch with label',
    product: 'joy-ui',
    solution: 'JoySwitch',
    shows: /Weekly report/,
    passages: [
      {
        href: '/joy-ui/react-switch/#basic-switch-with-label',
        says: ['orientation="horizontal"', 'FormLabel', 'FormControl'],
      },
    ],
  },
  {
    task: 'accessible number input with minimum and maximum',
    product: 'base-ui',
    solution: 'BaseNumberInput',
    shows: /role="spinbutton"/,
    passages: [
      {
        href: '/base-ui/react-number-input/#min-max',
        says: ['min', 'max'],
      },
      {
        href: '/base-ui/react-number-input/#accessibility',
        says: ['spinbutton'],
      },
    ],
  },
  {
    task: 'tabs that change when an arrow key moves the focus',
    product: 'base-ui',
    solution: 'BaseTabs',
    shows: /role="tabpanel"/,
    passages: [
      {
        href: '/base-ui/react-tabs/#selection-follows-focus',
        says: ['selectionFollowsFocus', 'TabsList', 'TabPanel'],
      },
    ],
  },
  {
    task: 'responsive padding and direction',
    product: 'system',
    solution: 'ResponsiveBox',
    shows: /MuiBox-root/,
    passages: [
      { href: '/system/spacing/#responsive', says: ['px: {', 'xs: 1'] },
      {
        href: '/system/react-stack/#responsive',
        says: ['direction', "xs: 'column'", "'row'", 'spacing'],
      },
    ],
  },
  {
    task: 'date range with a minimum of three nights',
    product: 'x',
    solution: 'ThreeNights',
    shows: /June 2026/,
    passages: [
      {
        href: '/x/react-date-pickers/date-range-calendar/#disabled-dates',
        says: ['shouldDisableDate', "position === 'start'", 'DateRange<Dayjs>'],
      },
    ],
  },
  {
    task: 'data grid with server-side pagination',
    product: 'x',
    solution: 'ServerPagedGrid',
    shows: /role="grid"/,
    passages: [
      {
        href: '/x/react-data-grid/pagination/#server',
        says: [
          'paginationMode="server"',
          'rowCount',
          'paginationModel',
          'onPaginationModelChange',
          'ariaV7',
        ],
      },
    ],
  },
  {
    task: 'validate an edited cell',
    product: 'x',
    solution: 'ValidatedCell',
    shows: /role="grid"/,
    passages: [
      {
        href: '/x/react-data-grid/editing/#validation',
        says: ['preProcessEditCellProps', 'error', 'editable', 'ariaV7'],
      },
    ],
  },
  {
    task: 'column with action buttons for each row',
    product: 'x',
    solution: 'ActionsColumn',
    shows: /role="grid"/,
    passages: [
      {
        href: '/x/react-data-grid/column-definition/#actions',
        says: [
          'getActions',
          'GridActionsCellItem',
          "headerName: 'Actions'",
          'ariaV7',
        ],
      },
    ],
  },
  {
    task: 'export to CSV with toolbar',
    product: 'x',
    solution: 'CsvToolbar',
    shows: />Export</,
    passages: [
      {
        href: '/x/react-data-grid/export/#csv',
        says: ['GridToolbarExport', 'GridToolbarContainer', 'csvOptions', 'ariaV7'],
      },
    ],
  },
  {
    task: 'stacked bar chart',
    product: 'x',
    solution: 'StackedBars',
    shows: /<svg/,
    passages: [
      {
        href: '/x/react-charts/stacking/#stack',
        says: ['stack', 'series', 'BarChart'],
      },
    ],
  },
  {
    task: 'tree view with multi-selection',
    product: 'x',
    solution: 'FileTree',
    shows: /role="tree"/,
    passages: [
      {
        href: '/x/react-tree-view/#open-and-select-from-outside',
        says: ['multiSelect', 'onNodeSelect', 'selected'],
      },
    ],
  },
];
