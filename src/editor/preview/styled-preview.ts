import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/print.css";
import "../../styles/controls.css";

export { Preview } from "./Preview";
