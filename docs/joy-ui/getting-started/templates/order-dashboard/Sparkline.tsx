import Box from '@mui/joy/Box';

/** A line without numbers: the figure beside it says what counts. */
export default function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (100 * index) / Math.max(1, values.length - 1);
    return `${x.toFixed(1)},${(30 - (28 * value) / highest).toFixed(1)}`;
  });

  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        width: '100%',
        height: 32,
        color: 'primary.plainColor',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <polygon
        points={`0,32 ${points.join(' ')} 100,32`}
        fill="currentColor"
        opacity={0.12}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
