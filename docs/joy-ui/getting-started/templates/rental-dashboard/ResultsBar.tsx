import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import MapOutlined from '@mui/icons-material/MapOutlined';
import ViewList from '@mui/icons-material/ViewList';
import type { Order } from './filterFlats';

export type View = 'list' | 'map';

interface ResultsBarProps {
  order: Order;
  onOrderChange: (order: Order) => void;
  favouriteCount: number;
  favouritesOnly: boolean;
  onFavouritesOnlyChange: (only: boolean) => void;
  view: View;
  onViewChange: (view: View) => void;
}

export default function ResultsBar({
  order,
  onOrderChange,
  favouriteCount,
  favouritesOnly,
  onFavouritesOnlyChange,
  view,
  onViewChange,
}: ResultsBarProps) {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      <ToggleButtonGroup
        aria-label="View"
        value={view}
        onChange={(_event, next) => {
          if (next) onViewChange(next);
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Button value="list" startDecorator={<ViewList />}>
          List
        </Button>
        <Button value="map" startDecorator={<MapOutlined />}>
          Map
        </Button>
      </ToggleButtonGroup>
      <Button
        variant="outlined"
        color="neutral"
        aria-pressed={favouritesOnly}
        startDecorator={favouritesOnly ? <Favorite /> : <FavoriteBorder />}
        onClick={() => onFavouritesOnlyChange(!favouritesOnly)}
      >
        Favourites ({favouriteCount})
      </Button>
      <Select
        value={order}
        onChange={(_event, next) => {
          if (next) onOrderChange(next);
        }}
        slotProps={{ button: { 'aria-label': 'Order' } }}
        sx={{ minWidth: 160 }}
      >
        <Option value="newest">Newest first</Option>
        <Option value="cheapest">Cheapest first</Option>
        <Option value="largest">Largest first</Option>
      </Select>
    </Stack>
  );
}
