import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

interface ChartTableProps {
  caption: string;
  /** Header of the first column, such as “Month”. */
  heading: string;
  labels: readonly (string | number)[];
  series: readonly { label?: string; data?: readonly (number | null)[] }[];
}

/** The figures of a chart as a table for screen readers. */
export default function ChartTable(props: ChartTableProps) {
  const { caption, heading, labels, series } = props;
  return (
    <Box sx={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ label, data }) => (
                <td key={label}>{data?.[index] ?? 'no data'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
