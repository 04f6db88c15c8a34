import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const photos = ['Front', 'Side', 'Detail'];

export default function MobileStepperCarousel() {
  const track = React.useRef<HTMLDivElement>(null);
  const [activeStep, setActiveStep] = React.useState(0);

  const scrollBy = (steps: number) => {
    const index = (activeStep + steps + photos.length) % photos.length;
    track.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const handleScroll = ({ currentTarget }: React.UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = currentTarget;
    setActiveStep(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        ref={track}
        role="group"
        aria-label="Photos of the lamp"
        tabIndex={0}
        onScroll={handleScroll}
        sx={{ display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' }}
      >
        {photos.map((photo) => (
          <Box key={photo} sx={{ flex: '0 0 100%', p: 8, scrollSnapAlign: 'start' }}>
            {photo}
          </Box>
        ))}
      </Box>
      <MobileStepper
        position="static"
        steps={photos.length}
        activeStep={activeStep}
        backButton={<Button onClick={() => scrollBy(-1)}>Back</Button>}
        nextButton={<Button onClick={() => scrollBy(1)}>Next</Button>}
      />
    </Box>
  );
}
