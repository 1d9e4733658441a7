import { graphql } from "gatsby";
import { renderBlockingId } from "../app/paint";
import { AudienceLinks } from "../components/AudienceLinks";
import { DateRows, findComing } from "../components/DateRows";
import { Icon } from "../components/Icon";
import { Motif } from "../components/Motif";
import { News } from "../components/News";
import { OfficialCards } from "../components/OfficialCards";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RichText } from "../components/RichText";
import { RouteLink } from "../components/RouteLink";
import { Section } from "../components/Section";
import { TranslatedText } from "../components/TranslatedText";
import { YearBand } from "../components/YearBand";
import { Message } from "../i18n";
import type { TemplateProps } from "../page-data/contents";
import { tasks } from "../site/menu";
import * as styles from "./home.module.css";

/** Renders the home page: tasks, next dates, news, introduction, links by audience, and officials. */
export default function Home({ data, pageContext: { content, builtOn } }: TemplateProps<"home">) {
  const { text, council } = data;
  const { body, news, officials, closings } = content;
  return (
    <Page
      data={data}
      content={content}
      page="home"
      heading={
        <div className={styles.hero}>
          <div>
            <h1>
              <Message id="home.heading" />
            </h1>
            {text && (
              <p id={renderBlockingId} className={styles.summary}>
                <TranslatedText value={text.summary} />
              </p>
            )}
            <ul className={`plainList ${styles.tasks}`}>
              {tasks.map(({ route, icon }) => (
                <li key={route}>
                  <RouteLink to={route} className={styles.task}>
                    <Icon name={icon} className={styles.icon} />
                    <span>
                      <Message id={`menu.${route}`} />
                    </span>
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
          <Motif
            emblem={council?.emblem ?? null}
            className={styles.motif}
            bowl="var(--colour-on-brand)"
            ground="var(--colour-brand)"
          />
        </div>
      }
    >
      <YearBand content={content} builtOn={builtOn} />
      <div className={styles.columns}>
        <Section id="new" title="home.new">
          <News entries={news} />
          <DateRows
            rows={findComing({ name: "closings", route: "news", label: "home.closing" }, closings, builtOn)}
            builtOn={builtOn}
          />
          <p>
            <RouteLink to="news" className={styles.more}>
              <Message id="home.newAll" />
              <Icon name="arrow" />
            </RouteLink>
          </p>
        </Section>
        <Section id="introduction" title="home.introduction" className="card">
          {body && <RichText value={body} />}
        </Section>
      </div>
      <AudienceLinks />
      <Section id="officials" title="home.officials">
        <OfficialCards officials={officials} isBrief />
      </Section>
    </Page>
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
