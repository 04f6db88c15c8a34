import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { HUT } from './data';
import { day, night } from './pictures';

const COVER = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** The valley by day in light mode, by night in dark mode. */
export default function SidePicture() {
  return (
    <Box
      component="aside"
      aria-label="Hut of the month"
      sx={{
        position: { xs: 'relative', md: 'sticky' },
        top: 0,
        order: { xs: -1, md: 0 },
        height: { xs: 200, md: '100vh' },
        overflow: 'hidden',
      }}
    >
      <Box
        component="img"
        src={day}
        alt=""
        sx={(theme) => ({
          ...COVER,
          [theme.getColorSchemeSelector('dark')]: { display: 'none' },
        })}
      />
      <Box
        component="img"
        src={night}
        alt=""
        sx={(theme) => ({
          ...COVER,
          display: 'none',
          [theme.getColorSchemeSelector('dark')]: { display: 'block' },
        })}
      />
      <Sheet
        sx={{
          position: 'absolute',
          insetBlockEnd: { xs: 12, md: 32 },
          insetInlineStart: { xs: 12, md: 32 },
          maxWidth: 'calc(100% - 24px)',
          boxSizing: 'border-box',
          px: 2,
          py: 1.5,
          borderRadius: 'md',
          boxShadow: 'md',
        }}
      >
        <Typography level="title-sm" component="p">
          Hut of the month: {HUT.name}
        </Typography>
        <Typography level="body-sm">{HUT.text}</Typography>
      </Sheet>
    </Box>
  );
}
