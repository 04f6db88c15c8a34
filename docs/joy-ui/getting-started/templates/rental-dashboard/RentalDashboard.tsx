import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import CityMap from './CityMap';
import FilterBar from './FilterBar';
import FlatList from './FlatList';
import ResultsBar, { type View } from './ResultsBar';
import SiteHeader from './SiteHeader';
import { FLATS } from './data';
import {
  countFilters,
  filterFlats,
  NO_FILTERS,
  sortFlats,
  type Order,
} from './filterFlats';

export default function RentalDashboard() {
  const pageId = React.useId();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [filters, setFilters] = React.useState(NO_FILTERS);
  const [order, setOrder] = React.useState<Order>('newest');
  const [view, setView] = React.useState<View>('list');
  const [favourites, setFavourites] = React.useState(['tannery', 'bandstand']);
  const [favouritesOnly, setFavouritesOnly] = React.useState(false);
  const [choice, setChoice] = React.useState<{ id: string; from: View } | null>(
    null,
  );

  const cardId = (id: string) => `${pageId}card-${id}`;
  const pinId = (id: string) => `${pageId}pin-${id}`;

  const matching = filterFlats(FLATS, filters);
  const shown = sortFlats(
    favouritesOnly ? matching.filter(({ id }) => favourites.includes(id)) : matching,
    order,
  );
  const chosen = shown.find(({ id }) => id === choice?.id);

  // What was chosen in one half of the page is shown in the other.
  React.useEffect(() => {
    const page = heading.current?.ownerDocument;
    if (choice?.from === 'list') {
      page?.getElementById(`${pageId}pin-${choice.id}`)?.focus();
    } else if (choice) {
      const card = page?.getElementById(`${pageId}card-${choice.id}`);
      card?.scrollIntoView({ block: 'nearest' });
    }
  }, [choice, pageId]);

  const reset = () => {
    setFilters(NO_FILTERS);
    setFavouritesOnly(false);
    heading.current?.focus();
  };

  const changeFavourite = (id: string, favourite: boolean) => {
    setFavourites(
      favourite ? [...favourites, id] : favourites.filter((other) => other !== id),
    );
    // The card goes away, and with it the button that has the focus.
    if (favouritesOnly) heading.current?.focus();
  };

  const hideUnless = (visible: View) => ({
    display: { xs: view === visible ? 'block' : 'none', md: 'block' },
  });

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.body' }}>
      <SiteHeader />
      <Box component="main" sx={{ px: { xs: 2, md: 3 }, py: 3 }}>
        <Typography level="h1" sx={{ mb: 2, fontSize: { xs: 'xl3', md: 'xl4' } }}>
          Flats to rent in Marlhaven
        </Typography>
        <FilterBar filters={filters} onChange={setFilters} count={shown.length} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 3,
            mb: 2,
          }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <Typography level="h4" component="h2" ref={heading} tabIndex={-1}>
              Results
            </Typography>
            <Typography level="body-sm" role="status">
              {shown.length} of {FLATS.length} flats
            </Typography>
          </Box>
          {(filters.query !== '' || countFilters(filters) > 0) && (
            <Button variant="plain" onClick={reset}>
              Clear filters
            </Button>
          )}
          <ResultsBar
            order={order}
            onOrderChange={setOrder}
            favouriteCount={favourites.length}
            favouritesOnly={favouritesOnly}
            onFavouritesOnlyChange={setFavouritesOnly}
            view={view}
            onViewChange={setView}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) clamp(20rem, calc((100vh - 8rem) * 6 / 7), 45%)',
            },
          }}
        >
          <Box sx={hideUnless('list')}>
            <FlatList
              flats={shown}
              chosen={chosen}
              favourites={favourites}
              cardId={cardId}
              onFavouriteChange={changeFavourite}
              onShowOnMap={(id) => {
                setView('map');
                setChoice({ id, from: 'list' });
              }}
              onReset={reset}
            />
          </Box>
          <Box
            component="section"
            aria-label="Map"
            sx={[hideUnless('map'), { position: { md: 'sticky' }, top: { md: 16 } }]}
          >
            <CityMap
              flats={shown}
              chosen={chosen}
              pinId={pinId}
              onChoose={(id) => setChoice({ id, from: 'map' })}
            />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
