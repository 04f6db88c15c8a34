import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import FlatCard from './FlatCard';
import type { Flat } from './data';

interface FlatListProps {
  flats: readonly Flat[];
  chosen: Flat | undefined;
  favourites: readonly string[];
  cardId: (id: string) => string;
  onFavouriteChange: (id: string, favourite: boolean) => void;
  onShowOnMap: (id: string) => void;
  onReset: () => void;
}

export default function FlatList({
  flats,
  chosen,
  favourites,
  cardId,
  onFavouriteChange,
  onShowOnMap,
  onReset,
}: FlatListProps) {
  if (flats.length === 0) {
    return (
      <Sheet variant="soft" sx={{ p: 4, borderRadius: 'md', textAlign: 'center' }}>
        <Typography level="title-md" component="h3">
          No flat matches
        </Typography>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          Try another district, or show more than your favourites.
        </Typography>
        <Button onClick={onReset}>Show all flats</Button>
      </Sheet>
    );
  }

  return (
    <Box
      component="ul"
      aria-label="Flats"
      sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {flats.map((flat) => (
        <FlatCard
          key={flat.id}
          id={cardId(flat.id)}
          flat={flat}
          chosen={flat === chosen}
          favourite={favourites.includes(flat.id)}
          onFavouriteChange={(favourite) => onFavouriteChange(flat.id, favourite)}
          onShowOnMap={() => onShowOnMap(flat.id)}
        />
      ))}
    </Box>
  );
}
