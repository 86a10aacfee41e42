/** How a piece would travel: which way over the borders an option means, and the river transport that it takes. */

import type { Option, PhraseArg, Question } from '../../../server/wire';
import { zone } from '../../board/flights';
import { provinceOf, unitsOf, wayBetween, type Place } from './geometry';
import { PLOT_SIZE } from '../reading';
import { COLOURS, PRODUCTS, type YinziView } from '../view';

export interface Way {
  /** Selectors of where it begins and ends, as far as that is a place on the board. */
  from: string;
  to: string;
  /** Provinces on the way, and the coast if it ends there. */
  places: Place[];
}

export interface Journey {
  ways: Way[];
  units: number;
}

const idOf = (arg: PhraseArg | undefined): string =>
  arg === undefined ? '' : typeof arg === 'object' ? String(arg.id) : String(arg);

/** A place that a piece starts from. */
interface Start {
  zone: string;
  province: Place;
}

function square(name: string): Start {
  return { zone: `square.${name}`, province: provinceOf(name) };
}

function factory(view: YinziView, name: string): Start[] {
  const found = view.factories.find((one) => one.factory === name);
  return found ? [{ zone: `factory.${name}`, province: provinceOf(found.site) }] : [];
}

/** Where the cargo lies that a slot is asked for: a factory or squares, which this question names by number. */
function cargoAt(view: YinziView, question: Question): Start[] {
  const { cargo, first, second } = question.prompt.args;
  if (PRODUCTS.some((product) => product === idOf(cargo))) {
    const colour = COLOURS[Number(idOf(first)) % COLOURS.length] ?? '';
    return factory(view, `${idOf(cargo)}-${colour}`);
  }
  return [first, second].flatMap((arg) => {
    const at = Number(idOf(arg));
    const found = at >= 0 && at < 4 * PLOT_SIZE ? view.squares[at] : undefined;
    return found ? [square(found.square)] : [];
  });
}

/** Halves of a late pair that come from a plantation; others need no transport. */
function halvesAt(view: YinziView, question: Question): Start[] {
  const { first, second } = question.prompt.args;
  const known = (name: string): boolean => view.squares.some((one) => one.square === name);
  return [first, second].map(idOf).filter(known).map(square);
}

/** What *option* would move, and where to; null if nothing travels. */
export function journeyOf(view: YinziView, question: Question, option: Option): Journey | null {
  const [verb, word] = option.action.map(String);
  const name = word ?? '';
  const { prompt } = question;
  const told = (event: string) => option.preview.find((one) => one.verb === event);
  let starts: Start[] = [];
  let end: { zone: string; place: Place } | null = null;
  if (verb === 'market') {
    starts = [square(idOf(prompt.args.square))];
    end = { zone: `market.${name}`, place: provinceOf(name) };
  } else if (verb === 'sell') {
    const space = String(told('sold')?.args.space ?? '');
    starts = [square(name)];
    if (space) end = { zone: `market.${space}`, place: provinceOf(space) };
  } else if (verb === 'raw') {
    const [mill] = factory(view, idOf(prompt.args.factory));
    starts = [{ zone: `market.${name}`, province: provinceOf(name) }];
    if (mill) end = { zone: mill.zone, place: mill.province };
  } else if (verb === 'slot') {
    starts = prompt.key.endsWith('ask-late-slot') ? halvesAt(view, question) : cargoAt(view, question);
    end = { zone: `slot.${name}`, place: 'coast' };
  } else if (verb === 'ship' || verb === 'load') {
    const slot = String(told('delivered')?.args.slot ?? '');
    starts = verb === 'ship' ? factory(view, name) : [square(name)];
    end = { zone: slot ? `slot.${slot}` : 'coast', place: 'coast' };
  }
  if (!end || starts.length === 0) return null;
  const target = end;
  const { borders } = view.legend;
  const ways = starts.map((start) => ({
    from: zone(start.zone),
    to: target.zone === 'coast' ? '[data-spot="coast"]' : zone(target.zone),
    places: wayBetween(borders, start.province, target.place),
  }));
  const known = option.preview.filter((event) => event.verb === 'transported');
  const units = known.reduce((all, event) => all + Number(event.args.amount ?? 0), 0);
  const needed = ways.reduce((all, way) => all + unitsOf(borders, way.places), 0);
  return { ways, units: known.length > 0 || !option.more ? units : needed };
}
