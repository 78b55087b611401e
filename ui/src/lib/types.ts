/** Short names for what the server sends and takes, from the schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Resource = "production" | "science" | "military" | "culture" | "gold";
export const RESOURCES: readonly Resource[] = ["production", "science", "military", "culture", "gold"];

export type BotChoice = Schemas["BotChoice"];
export type CardPage = Schemas["CardPage"];
export type CatalogPage = Schemas["CatalogPage"];
export type ChoiceText = Schemas["ChoiceText"];
export type CivilizationPage = Schemas["CivilizationPage"];
export type CivilizationChoice = Schemas["CivilizationChoice"];
export type ClausePage = Schemas["ClausePage"];
export type ClausesPage = Schemas["ClausesPage"];
export type CoursePage = Schemas["CoursePage"];
export type CourseTurn = Schemas["CourseTurn"];
export type EditionPage = Schemas["EditionPage"];
export type EditionsPage = Schemas["EditionsPage"];
export type EmblemsPage = Schemas["EmblemsPage"];
export type EventPage = Schemas["EventPage"];
export type NewSeat = Schemas["NewSeat"];
export type GameView = Schemas["GameView"];
export type SeatView = Schemas["SeatView"];
export type CellView = Schemas["CellView"];
export type StackView = Schemas["StackView"];
export type ClassicView = Schemas["ClassicView"];
export type TileView = Schemas["TileView"];
export type MarketView = Schemas["MarketView"];
export type FreeCityView = Schemas["FreeCityView"];
export type LobbyPage = Schemas["LobbyPage"];
export type TableLine = Schemas["TableLine"];
export type SeatPage = Schemas["SeatPage"];
export type LogLine = Schemas["LogLine"];
export type LogPage = Schemas["LogPage"];
export type LuckPage = Schemas["LuckPage"];
export type NewTable = Schemas["NewTable"];
export type OptionPage = Schemas["OptionPage"];
export type PreviewPage = Schemas["PreviewPage"];
export type ReasonPage = Schemas["ReasonPage"];
export type ReasonsPage = Schemas["ReasonsPage"];
export type ScorePage = Schemas["ScorePage"];
export type FilmPage = Schemas["FilmPage"];
export type FirstPage = Schemas["FirstPage"];
export type GuidePage = Schemas["GuidePage"];
export type FramePage = Schemas["FramePage"];
export type TablePage = Schemas["TablePage"];
export type TermPage = Schemas["TermPage"];
