import type { Repair } from './Repair';

/** Pixels of a chart before it is measured; the picture is scaled to the place it has. */
const WIDTH = 600;
const HEIGHT = 300;

const MIDDLE_ANGLES =
  'startAngle: (startAngle + endAngle) / 2,\n    endAngle: (startAngle + endAngle) / 2,\n    paddingAngle,';
const ANGLES = 'startAngle,\n    endAngle,\n    paddingAngle,';
const MIDDLE_RADIUS =
  'outerRadius: (innerRadius + outerRadius) / 2,\n    cornerRadius,';
const RADIUS = 'outerRadius,\n    cornerRadius,';

/**
 * Size of a text that nothing can measure, from its letters and the size of its font: in Roboto
 * and in the fonts of most systems, a letter is on average narrower than 0.6 em.
 */
const ESTIMATE = `if (text === undefined || text === null) {
    return { width: 0, height: 0 };
  }
  if (isSsr()) {
    const font = String(style.fontSize ?? 16);
    const size = parseFloat(font) * (font.endsWith('em') ? 16 : 1) || 16;
    return { width: String(text).length * size * 0.6, height: size * 1.2 };
  }`;

/** @param name end of the path of a module of the charts, without the ending */
const toChartModule = (name: string): RegExp =>
  new RegExp(`[\\\\/]@mui[\\\\/]x-charts[\\\\/].*${name}\\.js$`);

/**
 * Lets charts be drawn where nothing can be measured or moved: a build has nothing of a chart
 * that is as wide as its place, bars without height and slices without an angle, which grow
 * when scripts run, and no legend, without which series cannot be told apart.
 */
export const CHARTS_ON_SERVER: readonly Repair[] = [
  {
    modules: toChartModule('ResponsiveChartContainer[\\\\/]index'),
    line: '[width, setWidth] = React.useState(0)',
    mended: `[width, setWidth] = React.useState(${WIDTH})`,
  },
  {
    modules: toChartModule('ResponsiveChartContainer[\\\\/]index'),
    line: '[height, setHeight] = React.useState(0)',
    mended: `[height, setHeight] = React.useState(${HEIGHT})`,
  },
  {
    modules: toChartModule('BarChart[\\\\/]BarPlot'),
    line: 'from: getOutStyle',
    mended: 'from: getInStyle',
  },
  {
    modules: toChartModule('PieChart[\\\\/]dataTransform[\\\\/]transition'),
    line: `${MIDDLE_RADIUS}\n    ${MIDDLE_ANGLES}\n    fill`,
    mended: `${RADIUS}\n    ${ANGLES}\n    fill`,
  },
  {
    modules: toChartModule('PieChart[\\\\/]dataTransform[\\\\/]transition'),
    line: `${MIDDLE_RADIUS}\n    arcLabelRadius,\n    ${MIDDLE_ANGLES}\n    opacity: 0`,
    mended: `${RADIUS}\n    arcLabelRadius,\n    ${ANGLES}\n    opacity: 1`,
  },
  {
    modules: toChartModule('ChartsLegend[\\\\/]ChartsLegend'),
    line: '_jsx(NoSsr, {',
    mended: '_jsx(React.Fragment, {',
  },
  {
    modules: toChartModule('internals[\\\\/]domUtils'),
    line: `if (text === undefined || text === null || isSsr()) {
    return {
      width: 0,
      height: 0
    };
  }`,
    mended: ESTIMATE,
  },
].map((repair) => ({ library: '@mui/x-charts', isServerOnly: true, ...repair }));
