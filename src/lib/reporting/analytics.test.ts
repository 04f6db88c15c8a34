import fc from 'fast-check';
import {
  WEB_VITALS_THRESHOLD,
  eventFromDataset,
  isWebVitalsSession,
  sendEvent,
  sendUserProperties,
  shouldSend,
  userProperties,
  webVitalToEvent,
} from './analytics';

describe('shouldSend', () => {
  it.each([
    [{}, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, true],
    [{ globalPrivacyControl: undefined, doNotTrack: null }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '1' }, false],
    [{ doNotTrack: 'yes' }, false],
    [{ globalPrivacyControl: true, doNotTrack: '0' }, false],
    [{ globalPrivacyControl: false, doNotTrack: '1' }, false],
  ])('under %j says %p', (signals, expected) => {
    expect(shouldSend(signals)).toBe(expected);
  });
});

describe('eventFromDataset', () => {
  const CLICK = {
    gaEventCategory: 'demo',
    gaEventAction: 'copy',
    gaEventLabel: 'Basic',
  };
  const EVENT = {
    name: 'demo',
    parameters: { eventAction: 'copy', eventLabel: 'Basic' },
  };

  it('reads the data attributes of a clicked element', () => {
    expect(eventFromDataset(CLICK, () => 0.5)).toEqual(EVENT);
  });

  it.each([
    { gaEventCategory: 'demo' },
    { gaEventCategory: 'demo', gaEventLabel: '' },
  ])('leaves out what is not given: %j', (dataset) => {
    expect(eventFromDataset(dataset, () => 0.5)).toEqual({
      name: 'demo',
      parameters: {},
    });
  });

  it.each([{}, { gaEventAction: 'copy' }, { gaEventCategory: '' }])(
    'is no event without category: %j',
    (dataset) => {
      expect(eventFromDataset(dataset, () => 0)).toBeNull();
    },
  );

  it.each([
    ['0.1', 0.1, true],
    ['0.1', 0.05, true],
    ['0.1', 0.11, false],
    ['1', 0.999, true],
    ['0', 0, false],
    ['-1', 0, false],
    [undefined, 0.999, true],
    ['', 0.999, true],
    ['often', 0.999, true],
  ])('with split %p at %d sends: %p', (split, number, sent) => {
    const event = eventFromDataset({ ...CLICK, gaEventSplit: split }, () => number);
    expect(event).toEqual(sent ? EVENT : null);
  });
});

describe('web vitals', () => {
  it('are sent for about 0.01 % of sessions', () => {
    expect(WEB_VITALS_THRESHOLD).toBe(1e-4);
    expect(isWebVitalsSession(() => 0)).toBe(true);
    expect(isWebVitalsSession(() => 0.000099)).toBe(true);
    expect(isWebVitalsSession(() => 1e-4)).toBe(false);
    expect(isWebVitalsSession(() => 0.5)).toBe(false);
  });

  it('are whole numbers, CLS in thousandths', () => {
    expect(webVitalToEvent({ name: 'LCP', id: 'v3-1', value: 1234.6 })).toEqual({
      name: 'LCP',
      parameters: {
        eventCategory: 'Web Vitals',
        eventLabel: 'v3-1',
        value: 1235,
        nonInteraction: true,
      },
    });
    expect(
      webVitalToEvent({ name: 'CLS', id: 'a', value: 0.0126 }).parameters.value,
    ).toBe(13);
  });
});

describe('userProperties', () => {
  it('tells the choices a reader works with', () => {
    expect(
      userProperties({
        codeVariant: 'TS',
        codeStyling: 'CSS',
        userLanguage: 'en',
        devicePixelRatio: 2,
        prefersDark: true,
        modeChoice: 'system',
        apiDisplays: {
          apiPage_default: 'table',
          apiPage_props: 'collapsed',
          apiPage_slots: 'expanded',
          apiPage_classes: null,
        },
      }),
    ).toEqual({
      codeVariant: 'TS',
      codeStylingVariant: 'CSS',
      userLanguage: 'en',
      devicePixelRatio: 2,
      colorSchemeOS: 'dark',
      colorScheme: 'system',
      apiPage_default: 'table',
      apiPage_props: 'collapsed',
      apiPage_slots: 'expanded',
      apiPage_classes: 'none',
    });
    expect(userProperties({ prefersDark: false }).colorSchemeOS).toBe('light');
  });

  it.each([{}, { codeVariant: null, prefersDark: null, apiDisplays: {} }])(
    'tells none for what is not known: %j',
    (situation) => {
      const properties = userProperties(situation);
      expect(Object.keys(properties)).toHaveLength(10);
      expect(new Set(Object.values(properties))).toEqual(new Set(['none']));
    },
  );
});

describe('sendEvent and sendUserProperties', () => {
  const EVENT = { name: 'page_view', parameters: { page_path: '/' } };

  it('call the global tag function', () => {
    const gtag = jest.fn();
    expect(sendEvent(gtag, EVENT)).toBe(true);
    expect(sendUserProperties(gtag, { codeVariant: 'JS' })).toBe(true);
    expect(gtag.mock.calls).toEqual([
      ['event', 'page_view', { page_path: '/' }],
      ['set', 'user_properties', { codeVariant: 'JS' }],
    ]);
  });

  it.each([undefined, null, 'gtag', 1, {}, []])(
    'do nothing without one: %p',
    (gtag) => {
      expect(sendEvent(gtag, EVENT)).toBe(false);
      expect(sendUserProperties(gtag, {})).toBe(false);
    },
  );

  it('keep the errors of a broken one to themselves', () => {
    const broken = () => {
      throw new Error('blocked');
    };
    expect(sendEvent(broken, EVENT)).toBe(false);
    expect(sendUserProperties(broken, {})).toBe(false);
    expect(sendEvent(class Tag {}, EVENT)).toBe(false);
  });

  it('leave no rejection unhandled', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    expect(sendEvent(() => Promise.reject(new Error('later')), EVENT)).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('throw for nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.func(fc.anything())), (gtag) => {
        expect(sendEvent(gtag, EVENT)).toBe(typeof gtag === 'function');
      }),
    );
  });
});
