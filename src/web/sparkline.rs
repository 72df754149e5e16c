//! A small graph as SVG, drawn by the server: a line over time, from nothing up to the most there was.

/// Pixels of it; the style says how wide it is shown.
const WIDTH: usize = 288;
const HEIGHT: f64 = 48.0;

/// The points of a line (the attribute of `<polyline>`), and its gaps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sparkline {
    /// Each an unbroken piece.
    pub pieces: Vec<String>,
    /// What the top of the graph means.
    pub most: f64,
    pub last: Option<f64>,
}

impl Sparkline {
    /// Returns the attribute of `<svg>` that says how large it is.
    pub fn view_box(&self) -> String {
        format!("0 0 {WIDTH} {HEIGHT}")
    }

    /// Draws values, the oldest first, of which a whole graph has `length`: those that are missing at the
    /// beginning are left free. `None` is a gap. Several that fall on one pixel are shown by the highest.
    pub fn draw(values: &[Option<f64>], length: usize) -> Sparkline {
        let most = values.iter().flatten().copied().fold(0.0, f64::max);
        let scale = if most > 0.0 { (HEIGHT - 2.0) / most } else { 0.0 };
        let length = length.max(values.len()).max(1);
        let begin = length - values.len();
        let mut columns: Vec<Option<f64>> = vec![None; WIDTH.min(length)];
        for (index, value) in values.iter().enumerate() {
            let column = (begin + index) * columns.len() / length;
            columns[column] = columns[column].into_iter().chain(*value).reduce(f64::max);
        }
        let step = WIDTH as f64 / columns.len() as f64;
        let mut pieces: Vec<Vec<String>> = vec![Vec::new()];
        for (column, value) in columns.into_iter().enumerate() {
            match (value, pieces.last_mut()) {
                (Some(value), Some(piece)) => {
                    let y = HEIGHT - 1.0 - value * scale;
                    piece.push(format!("{:.1},{y:.1}", (column as f64 + 0.5) * step));
                }
                _ => pieces.push(Vec::new()),
            }
        }
        let pieces = pieces.into_iter().filter(|piece| !piece.is_empty());
        Sparkline {
            pieces: pieces.map(line).collect(),
            most,
            last: values.last().copied().flatten(),
        }
    }
}

/// Writes the points of a piece. A single one is a line to itself: a dot.
fn line(mut points: Vec<String>) -> String {
    if let [point] = points.as_slice() {
        points.push(point.clone());
    }
    points.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_value_reaches_the_top_and_nothing_the_ground() {
        let drawn = Sparkline::draw(&[Some(0.0), Some(4.0), Some(2.0)], 3);
        assert_eq!(drawn.pieces, ["48.0,47.0 144.0,1.0 240.0,24.0"]);
        assert_eq!((drawn.most, drawn.last), (4.0, Some(2.0)));
    }

    #[test]
    fn what_is_not_known_is_a_gap() {
        let drawn = Sparkline::draw(&[Some(1.0), None, Some(1.0)], 3);
        assert_eq!(drawn.pieces, ["48.0,1.0 48.0,1.0", "240.0,1.0 240.0,1.0"]);
        assert_eq!(Sparkline::draw(&[None], 3), Sparkline::default());
        assert_eq!(Sparkline::draw(&[], 3), Sparkline::default());
    }

    #[test]
    fn a_day_that_has_just_begun_stands_at_the_right() {
        let drawn = Sparkline::draw(&[Some(1.0)], 4);
        assert_eq!(drawn.pieces, ["252.0,1.0 252.0,1.0"]);
    }

    #[test]
    fn of_several_minutes_on_a_pixel_the_highest_is_shown() {
        let mut values = vec![Some(1.0); 1440];
        values[1439] = Some(9.0);
        let drawn = Sparkline::draw(&values, 1440);
        assert_eq!(drawn.pieces[0].split(' ').count(), WIDTH);
        assert!(drawn.pieces[0].ends_with("287.5,1.0"), "{}", drawn.pieces[0]);
    }
}
