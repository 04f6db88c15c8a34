import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const releases = ['1.0', '1.1', '1.2', '2.0'];
const errors = [31, 18, 12, 24];

export default function CustomMarks() {
  const [chosen, setChosen] = React.useState(3);
  const Mark = React.useCallback(
    ({ x, y, color, dataIndex }: MarkElementProps) => (
      <Box
        component="rect"
        {...{ x: Number(x) - 6, y: Number(y) - 6, width: 12, height: 12 }}
        onClick={() => setChosen(dataIndex)}
        sx={{ fill: color, cursor: 'pointer' }}
      />
    ),
    [],
  );

  return (
    <div>
      <div dir="ltr" role="img" aria-label="Errors of four releases: 31, 18, 12, 24">
        <LineChart
          height={220}
          margin={{ top: 20 }}
          tooltip={{ trigger: 'none' }}
          slots={{ mark: Mark }}
          xAxis={[{ scaleType: 'point', data: releases }]}
          series={[{ color: '#c2571a', disableHighlight: true, data: errors }]}
        />
      </div>
      <Typography align="center">
        Release {releases[chosen]}: {errors[chosen]} errors
      </Typography>
    </div>
  );
}
