import type { ApiPlan, ApiProduct } from '../types';

/** A package the reference is made from, and what is peculiar to it. */
export interface PackageSpec {
  /** npm name: `@mui/material`. */
  readonly name: string;
  readonly product: ApiProduct;
  /** Folder of the package, relative to the folder that is extracted from. */
  readonly folder: string;
  /** Modules beside the root whose exports are documented: `Unstable_Popup`. */
  readonly deepEntries?: readonly string[];
  /**
   * Pathname below which each export has a page of its own. Left out where the declarations
   * say themselves which page an export stands on (Base UI: pages of several components).
   */
  readonly pagesBelow?: string;
  /**
   * Package whose version names the release in the common repository: packages in beta have
   * versions of their own, and no tags.
   */
  readonly releasedWith?: string;
  /** Licence of everything the package declares. */
  readonly plan?: ApiPlan;
  /** Exports that have no `API:` block in their declaration and are documented all the same. */
  readonly documentedToo?: readonly string[];
  /** Exports whose `API:` block is the copy of another package's. */
  readonly notDocumented?: readonly string[];
  /** Fewer than these mean that the extractor no longer understands the package. */
  readonly floors: {
    readonly components: number;
    readonly props: number;
    readonly classes: number;
  };
}

const mui = (name: string) => ({
  name: `@mui/${name}`,
  folder: `node_modules/@mui/${name}`,
});

/** The documented packages, in the order in which they are read. */
export const PACKAGES: readonly PackageSpec[] = [
  {
    ...mui('material'),
    product: 'material-ui',
    pagesBelow: '/material-ui/api/',
    deepEntries: ['Unstable_Grid2'],
    floors: { components: 120, props: 1300, classes: 980 },
  },
  {
    ...mui('lab'),
    releasedWith: '@mui/material',
    product: 'material-ui',
    pagesBelow: '/material-ui/api/',
    notDocumented: ['useAutocomplete'],
    floors: { components: 11, props: 45, classes: 90 },
  },
  {
    ...mui('joy'),
    releasedWith: '@mui/material',
    product: 'joy-ui',
    pagesBelow: '/joy-ui/api/',
    floors: { components: 75, props: 840, classes: 940 },
  },
  {
    ...mui('base'),
    releasedWith: '@mui/material',
    product: 'base-ui',
    deepEntries: [
      'Unstable_NumberInput',
      'Unstable_Popup',
      'unstable_useNumberInput',
      'unstable_useModal',
      'useTransition',
    ],
    floors: { components: 28, props: 240, classes: 105 },
  },
  {
    ...mui('system'),
    product: 'system',
    pagesBelow: '/system/api/',
    floors: { components: 4, props: 35, classes: 15 },
  },
  {
    ...mui('x-data-grid'),
    product: 'x',
    pagesBelow: '/x/api/data-grid/',
    documentedToo: ['GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter'],
    floors: { components: 4, props: 115, classes: 125 },
  },
  {
    ...mui('x-data-grid-pro'),
    product: 'x',
    pagesBelow: '/x/api/data-grid/',
    plan: 'pro',
    floors: { components: 1, props: 130, classes: 125 },
  },
  {
    ...mui('x-data-grid-premium'),
    product: 'x',
    pagesBelow: '/x/api/data-grid/',
    plan: 'premium',
    floors: { components: 1, props: 150, classes: 125 },
  },
  {
    ...mui('x-date-pickers'),
    product: 'x',
    pagesBelow: '/x/api/date-pickers/',
    floors: { components: 30, props: 1090, classes: 57 },
  },
  {
    ...mui('x-date-pickers-pro'),
    product: 'x',
    pagesBelow: '/x/api/date-pickers/',
    plan: 'pro',
    floors: { components: 12, props: 520, classes: 30 },
  },
  {
    ...mui('x-charts'),
    product: 'x',
    pagesBelow: '/x/api/charts/',
    deepEntries: ['ChartsLegend', 'ChartsSurface'],
    documentedToo: [
      'BarElement',
      'ChartsAxisTooltipContent',
      'ChartsItemTooltipContent',
      'ChartsLegend',
      'ChartsReferenceLine',
      'ChartsSurface',
      'ChartsText',
      'DefaultChartsAxisTooltipContent',
      'DefaultChartsItemTooltipContent',
      'PieArc',
      'PieArcLabel',
      'PieArcLabelPlot',
      'PieArcPlot',
    ],
    floors: { components: 36, props: 210, classes: 50 },
  },
  {
    ...mui('x-tree-view'),
    product: 'x',
    pagesBelow: '/x/api/tree-view/',
    floors: { components: 2, props: 33, classes: 9 },
  },
];

/** Interfaces of the Data Grid that have a page each, in the order of the navigation. */
export const GRID_INTERFACES = [
  'GridApi',
  'GridCellParams',
  'GridColDef',
  'GridSingleSelectColDef',
  'GridActionsColDef',
  'GridExportStateParams',
  'GridFilterItem',
  'GridFilterModel',
  'GridFilterOperator',
  'GridRowClassNameParams',
  'GridRowParams',
  'GridRowSpacingParams',
  'GridAggregationFunction',
  'GridCsvExportOptions',
  'GridPrintExportOptions',
  'GridExcelExportOptions',
] as const;
