import { graphql } from "gatsby";

export { EntryPage as default } from "../components/Entry";
export { EntryHead as Head } from "../components/EntryHead";

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
