import Box from '@mui/joy/Box';

const NAMES = [
  { text: 'Orchard Hill', x: 165, y: 142 },
  { text: 'Station Quarter', x: 160, y: 386 },
  { text: 'Parkside', x: 425, y: 306 },
  { text: 'Quayside', x: 250, y: 584 },
];

/** The city in the colours of the theme. */
export default function MapDrawing({ viewBox }: { viewBox: string }) {
  return (
    <Box
      component="svg"
      viewBox={viewBox}
      aria-hidden
      sx={({ vars: { palette } }) => ({
        display: 'block',
        width: '100%',
        height: '100%',
        fontFamily: 'body',
        '& text': { fontSize: 21, textAnchor: 'middle', fill: 'currentColor' },
        '& .ground': { fill: palette.neutral.softBg },
        '& .water': { fill: palette.primary.softBg },
        '& .park': { fill: palette.success.softBg },
        '& .street, & .lane, & .rail': {
          fill: 'none',
          stroke: palette.background.body,
          strokeWidth: 9,
        },
        '& .lane': { strokeWidth: 4 },
        '& .rail': {
          stroke: palette.neutral.outlinedBorder,
          strokeWidth: 4,
          strokeDasharray: '10 6',
        },
      })}
    >
      <path className="ground" d="M0 0h600v700H0z" />
      <path
        className="park"
        d="M500 286h100v118h-84q-34-30-16-118zM0 0h66q-6 40-66 46z"
      />
      <path
        className="water"
        d="M396 0h54q-40 120-66 190t-30 150 0 160 20 110h-70q34-60 16-130t10-190 66-290zM0 612q120-36 220-10t200-14 180-30v142H0z"
      />
      <path
        className="lane"
        d="M40 0v640M230 0q30 90-10 190t30 420M0 120h330M0 250h320M560 180v430M390 300l210-20M380 470h220M0 560h340"
      />
      <path
        className="street"
        d="M0 400q150-50 300-40t300-10M120 640q-30-200 40-330T330 0M460 640q-70-160-20-330T560 0"
      />
      <path className="rail" d="M0 470q130-30 190-110T260 0" />
      <Box component="g" sx={{ color: 'text.secondary' }}>
        {NAMES.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </Box>
      <Box component="g" sx={{ color: 'success.softColor' }}>
        <text x="548" y="350">
          Bell Park
        </text>
      </Box>
      <Box component="g" sx={{ color: 'primary.softColor' }}>
        <text x="300" y="660">
          Harbour
        </text>
      </Box>
    </Box>
  );
}
