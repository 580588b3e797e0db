/**
 * A synthetic electrocardiogram by the dynamical model of McSharry, Clifford, Tarassenko and Smith: "A dynamical
 * model for generating synthetic electrocardiogram signals" (ECGSYN), IEEE Transactions on Biomedical Engineering 50
 * (2003) 289-294, https://doi.org/10.1109/TBME.2003.808805. A point goes round a circle, once a beat; at the angle of
 * each wave it is pushed up or down.
 */

/** A wave of lead II at 72 beats a minute: the time of its peak after R, its height and its width. */
interface Wave {
  seconds: number;
  millivolts: number;
  /** The standard deviation of its bell, in seconds. */
  spread: number;
}

/** P lasts 0.11 s, PR is 0.16 s, QRS 0.09 s; QTc, the QT corrected by Bazett's formula, is 0.41 s at every rate. */
const waves = {
  p: { seconds: -0.16, millivolts: 0.14, spread: 0.025 },
  q: { seconds: -0.027, millivolts: -0.13, spread: 0.0085 },
  r: { seconds: 0, millivolts: 1.2, spread: 0.0105 },
  s: { seconds: 0.028, millivolts: -0.24, spread: 0.0095 },
  t: { seconds: 0.235, millivolts: 0.3, spread: 0.046 },
} satisfies Record<string, Wave>;

type WaveName = keyof typeof waves;

/** The rate, in beats a minute, at which these waves are measured. */
const referenceRate = 72;

const stepsPerSecond = 1000;

/** Seconds that are computed before the recording begins, in which the line settles on its baseline. */
const settlingSeconds = 6;

/**
 * In hertz: breathing shifts the baseline and the rhythm, and the slower waves of blood pressure shift the rhythm
 * alone.
 */
const breathFrequency = 0.25;
const pressureFrequency = 0.1;

export interface RecordingOptions {
  /** Beats a minute. */
  rate: number;
  seconds: number;
  /** The seed of the random numbers. */
  seed: number;
  /** Atrial fibrillation: no P wave, an irregular rhythm, a trembling baseline. */
  isFibrillating?: boolean;
  /** How far the line stays below its baseline between S and T, in millivolts. */
  depression?: number;
}

/** One moment of a recording. */
export interface Sample {
  seconds: number;
  millivolts: number;
}

/** Computes a recording: its line, and the moments of its R waves, in seconds. */
export function synthesise({
  rate,
  seconds,
  seed,
  isFibrillating,
  depression = 0,
}: RecordingOptions): { samples: Sample[]; beats: number[] } {
  const random = randomNumbers(seed);
  const mean = 60 / rate;
  const intervals = isFibrillating ? unevenIntervals(mean, random) : sinusRhythm(mean, random);
  const fibrillatoryWaves = isFibrillating ? fibrillation(random) : () => 0;
  // PR and QT are proportional to the square root of the interval; QRS is not.
  const intervalScale = Math.sqrt((mean * referenceRate) / 60);
  const samples: Sample[] = [];
  const beats: number[] = [];
  let angle = -Math.PI * random.uniform();
  let level = 0;
  let interval = intervals(0);
  let sizes = sizesOfBeat(random);
  for (let step = -settlingSeconds * stepsPerSecond; step < seconds * stepsPerSecond; step++) {
    const now = step / stepsPerSecond;
    const speed = (2 * Math.PI) / interval;
    const lastAngle = angle;
    angle += speed / stepsPerSecond;
    if (lastAngle < 0 && angle >= 0 && now >= 0) beats.push(now);
    if (angle > Math.PI) {
      angle -= 2 * Math.PI;
      interval = intervals(now);
      sizes = sizesOfBeat(random);
    }
    let slope = -(level - 0.03 * Math.sin(2 * Math.PI * breathFrequency * now));
    for (const [name, wave] of Object.entries(waves) as [WaveName, Wave][]) {
      if (name === 'p' && isFibrillating) continue;
      // The T wave also follows the interval of its own beat a little.
      const rateFactor = name === 't' ? (interval / mean) ** 0.35 : 1;
      const factor = name === 'p' || name === 't' ? intervalScale * rateFactor : 1;
      const peak = wave.seconds * factor * speed;
      const spread = wave.spread * factor * speed;
      const distance = Math.atan2(Math.sin(angle - peak), Math.cos(angle - peak));
      const strength = (wave.millivolts * sizes[name] * speed) / spread ** 2;
      slope -= strength * distance * Math.exp(-(distance ** 2) / (2 * spread ** 2));
    }
    level += slope / stepsPerSecond;
    const secondsAfterR = angle / speed;
    const lowering =
      depression *
      (logistic((secondsAfterR - 0.042) / 0.005) - logistic((secondsAfterR - 0.125) / 0.012));
    if (now >= 0)
      samples.push({ seconds: now, millivolts: level + fibrillatoryWaves(now) - lowering });
  }
  return { samples: shiftToBaseline(samples), beats };
}

/** Intervals between the beats of a healthy heart at rest; they vary with breath and blood pressure. */
function sinusRhythm(mean: number, random: RandomNumbers): (now: number) => number {
  const phases = [random.uniform(), random.uniform()].map((share) => 2 * Math.PI * share) as [
    number,
    number,
  ];
  // During exercise the heart beats more evenly.
  const swing = 0.035 * mean ** 1.5;
  return (now) =>
    mean +
    swing * Math.sin(2 * Math.PI * breathFrequency * now + phases[0]) +
    0.7 * swing * Math.sin(2 * Math.PI * pressureFrequency * now + phases[1]) +
    0.3 * swing * random.normal();
}

/** Intervals without any order, none shorter than the atrioventricular node lets through. */
function unevenIntervals(mean: number, random: RandomNumbers): () => number {
  return () => Math.max(0.4, mean * Math.exp(0.27 * random.normal()));
}

/** The fine, ever-changing waves of fibrillating atria: five to seven a second, about 0.06 mV. */
function fibrillation(random: RandomNumbers): (now: number) => number {
  const components = [5.1, 5.9, 6.4, 7.3].map((hertz) => ({
    hertz,
    phase: 2 * Math.PI * random.uniform(),
  }));
  return (now) =>
    components.reduce(
      (sum, { hertz, phase }) => sum + 0.032 * Math.sin(2 * Math.PI * hertz * now + phase),
      0,
    );
}

/** The random size of each wave of one beat, relative to the average. */
function sizesOfBeat(random: RandomNumbers): Record<WaveName, number> {
  const size = () => 1 + 0.035 * random.normal();
  return { p: size(), q: size(), r: size(), s: size(), t: size() };
}

/** Rises from 0 to 1, and is one half at 0. */
function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** The same line, shifted so that its baseline, taken as the 40th percentile of its levels, is at 0. */
function shiftToBaseline(samples: Sample[]): Sample[] {
  const levels = samples.map(({ millivolts }) => millivolts).sort((a, b) => a - b);
  const base = levels[Math.floor(levels.length * 0.4)] ?? 0;
  return samples.map(({ seconds, millivolts }) => ({ seconds, millivolts: millivolts - base }));
}

interface RandomNumbers {
  /** Between 0 and 1. */
  uniform: () => number;
  /** Of the normal distribution. */
  normal: () => number;
}

/** The same numbers in each run, by the generator mulberry32. */
function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const uniform = () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}
