import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';
import { FEATURES } from './data';
import Section from './Section';

export default function Features() {
  const id = React.useId();
  const [active, setActive] = React.useState(0);

  return (
    <Section id="features" title="Three things a shed does" tinted>
      <Tabs
        aria-label="How it works"
        value={active}
        onChange={(_event, next: number) => setActive(next)}
      >
        {FEATURES.map(({ title }, index) => (
          <Tab
            key={title}
            label={title}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {FEATURES.map(({ title, text, points, picture }, index) => (
        <Box
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
          tabIndex={0}
          sx={{
            mt: 3,
            display: index === active ? 'grid' : 'none',
            gap: 3,
            alignItems: 'center',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) 360px',
            },
          }}
        >
          <div>
            <Typography component="h3" variant="h3" gutterBottom>
              {title}
            </Typography>
            <Typography sx={{ maxWidth: 560 }}>{text}</Typography>
            <List>
              {points.map((point) => (
                <ListItem key={point} disableGutters>
                  <ListItemIcon sx={{ minWidth: 40 }}>
                    <Check color="primary" />
                  </ListItemIcon>
                  {point}
                </ListItem>
              ))}
            </List>
          </div>
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{ width: '100%', maxWidth: 360 }}
          />
        </Box>
      ))}
    </Section>
  );
}
