import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import MapDrawing from './MapDrawing';
import { formatBedrooms, formatRent, type Flat } from './data';
import { frameMap, MAP_HEIGHT, MAP_WIDTH } from './frameMap';

const ZOOMS = [1, 1.5, 2.25] as const;
const MIDDLE = { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };

interface CityMapProps {
  flats: readonly Flat[];
  chosen: Flat | undefined;
  onChoose: (id: string) => void;
  pinId: (id: string) => string;
}

export default function CityMap({ flats, chosen, onChoose, pinId }: CityMapProps) {
  const [step, setStep] = React.useState(0);
  const { viewBox, contains, place } = frameMap(ZOOMS[step] ?? 1, chosen ?? MIDDLE);

  return (
    <Sheet
      variant="outlined"
      sx={{ position: 'relative', borderRadius: 'md', overflow: 'hidden' }}
    >
      <Box
        role="group"
        aria-label="Flats on the map"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}`,
        }}
      >
        <MapDrawing viewBox={viewBox} />
        {flats.filter(contains).map((flat) => (
          <Button
            key={flat.id}
            id={pinId(flat.id)}
            size="sm"
            variant={flat === chosen ? 'solid' : 'outlined'}
            color={flat === chosen ? 'primary' : 'neutral'}
            aria-label={`${formatRent(flat.rent)}, ${flat.address}`}
            aria-pressed={flat === chosen}
            onClick={() => onChoose(flat.id)}
            style={place(flat)}
            sx={[
              {
                position: 'absolute',
                px: 1,
                borderRadius: 'xl',
                boxShadow: 'sm',
                '--Button-minHeight': '28px',
                '--Button-paddingBlock': '0px',
              },
              flat === chosen ? { zIndex: 1 } : { bgcolor: 'background.surface' },
            ]}
          >
            {formatRent(flat.rent)}
          </Button>
        ))}
      </Box>
      <ButtonGroup
        aria-label="Zoom"
        orientation="vertical"
        size="sm"
        sx={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: 8,
          bgcolor: 'background.surface',
        }}
      >
        <IconButton
          aria-label="Zoom in"
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <Add />
        </IconButton>
        <IconButton
          aria-label="Zoom out"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          <Remove />
        </IconButton>
      </ButtonGroup>
      <Box
        role="status"
        sx={{ p: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        {chosen ? (
          <React.Fragment>
            <Link level="title-sm" href="/joy-ui/react-card/">
              {chosen.address}
            </Link>
            <Typography level="body-sm">
              {formatRent(chosen.rent)} a month · {formatBedrooms(chosen.bedrooms)} ·{' '}
              {chosen.area} m²
            </Typography>
          </React.Fragment>
        ) : (
          <Typography level="body-sm">Choose a rent on the map.</Typography>
        )}
      </Box>
    </Sheet>
  );
}
