/** Short names for what the pages read and send. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Card = Schemas["CardPage"];
export type Catalog = Schemas["CatalogPage"];
export type Choice = Schemas["ChoiceText"];
export type Civilization = Schemas["CivilizationPage"];
export type CivilizationChoice = Schemas["CivilizationChoice"];
export type Clause = Schemas["ClausePage"];
export type Clauses = Schemas["ClausesPage"];
export type Edition = Schemas["EditionPage"];
export type Editions = Schemas["EditionsPage"];
export type LobbyLists = Schemas["LobbyPage"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type Preset = Schemas["PresetChoice"];
export type Seat = Schemas["SeatPage"];
export type TableLine = Schemas["TableLine"];
export type TablePage = Schemas["TablePage"];
