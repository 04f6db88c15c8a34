import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { formatBedrooms, formatRent, type Flat } from './data';

interface FlatCardProps {
  id: string;
  flat: Flat;
  chosen: boolean;
  favourite: boolean;
  onFavouriteChange: (favourite: boolean) => void;
  onShowOnMap: () => void;
}

export default function FlatCard({
  id,
  flat,
  chosen,
  favourite,
  onFavouriteChange,
  onShowOnMap,
}: FlatCardProps) {
  return (
    <Card
      component="li"
      id={id}
      aria-current={chosen ? 'true' : undefined}
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        borderColor: chosen ? 'primary.solidBg' : 'divider',
        boxShadow: chosen ? 'md' : 'none',
        '&:hover': { boxShadow: 'md' },
      }}
    >
      <AspectRatio
        ratio="3/2"
        sx={{ width: { xs: '100%', sm: 180 }, flexShrink: 0, alignSelf: 'start' }}
      >
        <img src={flat.picture} alt={flat.alt} />
      </AspectRatio>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography level="title-md" component="h3">
              <Link overlay textColor="inherit" href="/joy-ui/react-card/">
                {flat.address}
              </Link>
            </Typography>
            <Typography level="body-sm">{flat.district}</Typography>
          </Box>
          <IconButton
            aria-label={`Favourite: ${flat.address}`}
            aria-pressed={favourite}
            color={favourite ? 'danger' : 'neutral'}
            onClick={() => onFavouriteChange(!favourite)}
            sx={{ zIndex: 1, alignSelf: 'start' }}
          >
            {favourite ? <Favorite /> : <FavoriteBorder />}
          </IconButton>
        </Box>
        <Typography level="body-sm" sx={{ mt: 0.5 }}>
          {formatBedrooms(flat.bedrooms)} · {flat.area} m² · {flat.free}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.5,
            my: 1,
            // A click goes through to the link that covers the card.
            pointerEvents: 'none',
          }}
        >
          {flat.features.map((feature) => (
            <Chip key={feature} size="sm">
              {feature}
            </Chip>
          ))}
        </Box>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography level="title-lg" sx={{ marginInlineEnd: 'auto' }}>
            {formatRent(flat.rent)} <Typography level="body-sm">a month</Typography>
          </Typography>
          <Button
            size="sm"
            variant="plain"
            aria-label={`On the map: ${flat.address}`}
            startDecorator={<PlaceOutlined />}
            onClick={onShowOnMap}
            sx={{ zIndex: 1 }}
          >
            On the map
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
